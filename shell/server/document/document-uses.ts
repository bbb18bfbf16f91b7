import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../containment/blame';
import { countRelease } from '../containment/count-release';
import type { Composed } from '../remotes/compose';
import { arrivalOf } from '../remotes/fetched-release';
import type { RenderedModules } from '../remotes/rendered-modules';

/** Milliseconds after which a document is slow. */
const slowAfter = 1_000;

interface Use extends BlamedRelease {
  /** When the document began to be made with it, and when that went wrong; null when it did not. By `performance.now()`. */
  began: number;
  failed: number | null;
  /** What was to blame for it, if anything that is counted. */
  cause: Cause | null;
}

/** What a release was left out for: its `code` threw, rejected or was late; its files could not be had in time (`fetch`). */
type Cause = 'code' | 'fetch';

/** What the releases are that one document is made with, and what becomes of them. */
export interface DocumentUses {
  /** Says that the document is made with these releases from now on, and which remotes it needs. */
  with(releases: Composed['releases'], modules: Pick<RenderedModules, 'owner' | 'needed'>): void;
  /** Says that a release is left out, and for what; null for anything that does not count against it. */
  failed(release: BlamedRelease, cause: Cause | null): void;
  /** Counts for each release that the document needed what became of it. */
  count(status: number, isPost: boolean): void;
}

/**
 * Begins a document. Of a remote that it needs all releases count that it was tried with, those that could not be had, too.
 *
 * @param visitor the bucket of whom it is for
 */
export function documentUses(visitor: string): DocumentUses {
  const uses = new Map<string, Use>();
  const needed = new Set<string>();
  let owner: string | undefined;
  // What stands in for another is not slow because that was.
  let began = performance.now();

  const useOf = ({ remote, version }: BlamedRelease): Use => {
    const id = releaseId(remote, version);
    const use = uses.get(id) ?? { remote, version, began, failed: null, cause: null };
    uses.set(id, use);
    return use;
  };

  return {
    with(releases, modules) {
      for (const release of Object.values(releases)) {
        const use = useOf(release);
        // How long its host took says nothing of its code.
        use.began = Math.max(use.began, arrivalOf(release));
      }
      for (const remote of modules.needed) needed.add(remote);
      owner = modules.owner?.remote;
    },
    failed(release, cause) {
      const use = useOf(release);
      began = performance.now();
      use.failed = began;
      use.cause = cause;
    },
    count(status, isPost) {
      const now = performance.now();
      for (const use of uses.values()) {
        // A page without its main matter (docs/decisions/020), or none at all, is its owner's.
        const isMissing = use.failed !== null || (status >= 500 && use.remote === owner);
        const unfetched = Number(use.cause === 'fetch');
        if (isPost) {
          if (use.remote === owner)
            countRelease(use, { posts: 1, failedPosts: Number(isMissing), unfetched }, { visitor });
        } else if (needed.has(use.remote)) {
          const duration = (use.failed ?? now) - use.began;
          const failures = Number(use.cause === 'code');
          const counts = {
            documents: 1,
            failures,
            fallbacks: Number(isMissing),
            slow: Number(duration > slowAfter),
            unfetched,
          };
          countRelease(use, counts, { visitor, duration });
        }
      }
    },
  };
}
