import { releaseId } from 'releases/traffic/pick';
import type { ReleaseRef } from '../containment/mark';
import { countRelease } from '../containment/worker-reporting';
import type { Composed } from '../remotes/compose';
import { arrivalOf } from '../remotes/fetched-release';
import type { RenderedModules } from '../remotes/rendered-modules';

/** Milliseconds after which a document is slow. */
const slowAfter = 1_000;

interface Use extends ReleaseRef {
  /** When the document began to use it, and when it failed (null if it did not), by `performance.now()`. */
  began: number;
  failed: number | null;
  cause: Cause | null;
}

/** Why a release was left out: its `code` threw, rejected or timed out, or its files could not be fetched. */
type Cause = 'code' | 'fetch';

/** Starts counting for one document each release tried for a needed remote. @param visitor the visitor's bucket */
export function documentUses(visitor: string) {
  const uses = new Map<string, Use>();
  const needed = new Set<string>();
  let owner: string | undefined;
  // The time of a release that replaces another one starts with the other's failure.
  let began = performance.now();

  const useOf = ({ remote, version }: ReleaseRef): Use => {
    const id = releaseId(remote, version);
    const use = uses.get(id) ?? { remote, version, began, failed: null, cause: null };
    uses.set(id, use);
    return use;
  };

  return {
    /** Adds releases, and the remotes that the document needs. */
    with(releases: Composed['releases'], modules: Pick<RenderedModules, 'owner' | 'needed'>): void {
      for (const release of Object.values(releases)) {
        const use = useOf(release);
        // Fetching its files does not count.
        use.began = Math.max(use.began, arrivalOf(release));
      }
      for (const remote of modules.needed) needed.add(remote);
      owner = modules.owner?.remote;
    },
    /** Records a release's failure. A cause of null does not count against it. */
    failed(release: ReleaseRef, cause: Cause | null): void {
      const use = useOf(release);
      began = performance.now();
      use.failed = began;
      use.cause = cause;
    },
    /** Reports the counts of each release of a needed remote. */
    count(status: number, isPost: boolean): void {
      const now = performance.now();
      for (const use of uses.values()) {
        // A page without its main content (docs/decisions/020), or no page at all, counts against its owner.
        const isMissing = use.failed !== null || (status >= 500 && use.remote === owner);
        const unfetched = Number(use.cause === 'fetch');
        if (isPost) {
          if (use.remote === owner)
            countRelease(use, { posts: 1, failedPosts: Number(isMissing), unfetched }, { visitor });
        } else if (needed.has(use.remote)) {
          const duration = (use.failed ?? now) - use.began;
          const failures = Number(use.cause === 'code');
          const slow = Number(duration > slowAfter);
          const counts = { documents: 1, failures, fallbacks: Number(isMissing), slow, unfetched };
          countRelease(use, counts, { visitor, duration });
        }
      }
    },
  };
}
