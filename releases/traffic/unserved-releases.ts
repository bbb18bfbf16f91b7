import { integrityOf } from '@storefront/shared/release/integrity';
import type { LiveRelease } from './release-map';

/** Milliseconds that a host may take to answer. */
const timeout = 2_000;

/**
 * Says of each release with visitors that cannot be had at its address why not, in one sentence: nobody answers there, or with
 * something else than was published.
 */
export async function unservedReleases(releases: readonly LiveRelease[]): Promise<string[]> {
  const visited = releases.filter(({ deployment }) => deployment.traffic > 0);
  const problems = visited.map(async ({ url, metadata }) => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => null);
    if (!answer?.ok)
      return `${url} ${answer ? `is answered with ${answer.status}` : 'is not answered'}: its visitors go without until it is served (pnpm serve-artefacts, where no other host does).`;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (integrityOf(bytes) === metadata.integrity) return null;
    return `${url} is not what was published here: shells refuse it.`;
  });
  return (await Promise.all(problems)).filter((problem) => problem !== null);
}
