import { verifyIntegrity } from 'releases/integrity';

/** How long a remote's artefact host may take for one file before its place on the page goes without. */
const budget = 1_500;

/**
 * Fetches a release's file and checks its bytes before anyone sees them.
 *
 * @throws Error when the file cannot be had in time or is not what `integrity` says
 */
export async function fetchVerified(url: string, integrity: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(budget), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!verifyIntegrity(bytes, integrity)) throw new Error(`${url} is not what the release map promises.`);
  return bytes;
}
