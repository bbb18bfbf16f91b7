import { verifyIntegrity } from '@storefront/shared/release/integrity';
import { parseRelease } from '@storefront/shared/release/release';
import type { LiveRelease } from '../release-map/release-map';

/** Milliseconds that a host may take to answer. */
const timeout = 2_000;

/** How files are sent: to browsers, to shells, and to whoever takes them as they are. */
const encodings = ['br', 'gzip', 'identity'];

/**
 * Says of each release with visitors that cannot be had at its address why not, in one sentence: nobody answers there, or with
 * something else than was published, be it `release.json` or a file that it names, in whichever encoding.
 */
export async function unservedReleases(releases: readonly LiveRelease[]): Promise<string[]> {
  const visited = releases.filter(({ deployment }) => deployment.traffic > 0);
  const problems = await Promise.all(
    visited.map((release) =>
      verifyServed(release).then(
        () => null,
        (error: Error) => error.message,
      ),
    ),
  );
  return problems.filter((problem) => problem !== null);
}

async function verifyServed({ url, metadata }: LiveRelease): Promise<void> {
  const { files } = parseRelease(await servedText(url, metadata.integrity), url);
  for (const [path, integrity] of Object.entries(files)) await servedText(new URL(path, url).href, integrity);
}

/** What a host sends for an address, which is the same in every encoding. */
async function servedText(url: string, integrity: string): Promise<string> {
  const [text = ''] = await Promise.all(
    encodings.map(async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) }).catch(() => null);
      if (!answer?.ok)
        throw new Error(
          `${url} ${answer ? `is answered with ${answer.status}` : 'is not answered'}: its visitors go without until it is served (pnpm serve-artefacts, where no other host does).`,
        );
      // What cannot be decoded is not what was published either.
      const bytes = new Uint8Array(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)));
      if (verifyIntegrity(bytes, integrity)) return new TextDecoder().decode(bytes);
      throw new Error(`${url} is not what was published here: shells and browsers refuse it.`);
    }),
  );
  return text;
}
