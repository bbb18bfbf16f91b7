import { pathPatternKey } from '@storefront/shared/contracts/path-pattern';
import type { FetchedRelease } from './fetched-release';

interface Shown {
  readonly assigned: readonly string[];
  readonly paths: readonly string[];
}

const known = new WeakMap<FetchedRelease, Shown>();

/** The paths that a release shows: of those it has pages for the ones that are assigned to its remote. */
export function shownPaths(release: FetchedRelease, assigned: readonly string[]): readonly string[] {
  const before = known.get(release);
  if (before?.assigned === assigned) return before.paths;
  const keys = new Set(assigned.map(pathPatternKey));
  const paths = release.paths.filter((path) => keys.has(pathPatternKey(path)));
  known.set(release, { assigned, paths });
  return paths;
}
