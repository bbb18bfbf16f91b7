import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import type { PathOwner } from '../../src/remotes/path-owners';
import type { FetchedRelease } from './fetched-release';

type Shown = Omit<PathOwner, 'remote'>;

const known = new WeakMap<FetchedRelease, { readonly assigned: readonly string[]; readonly shown: Shown }>();

/** Which of the paths that are assigned to its remote a release has pages for, as it writes them, and which it lacks. */
export function shownPaths(release: FetchedRelease, assigned: readonly string[]): Shown {
  const before = known.get(release);
  if (before?.assigned === assigned) return before.shown;
  const has = isAmongPatterns(release.paths);
  const shown = {
    paths: release.paths.filter(isAmongPatterns(assigned)),
    lacking: assigned.filter((path) => !has(path)),
  };
  known.set(release, { assigned, shown });
  return shown;
}
