import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import type { ReleaseMap } from '../release-map/release-map';
import { isShellPattern } from './shell-paths';

/**
 * Says of each path that a remote declares and that the release map does not give it, in one sentence, why its page is not there.
 *
 * @param declared path patterns
 */
export function unassignedPaths(
  { paths }: ReleaseMap,
  remote: string,
  declared: readonly string[],
): string[] {
  const isAssigned = isAmongPatterns(paths[remote] ?? []);
  return declared
    .filter((path) => !isAssigned(path))
    .map((path) => {
      const owner = Object.keys(paths).find((other) => isAmongPatterns(paths[other] ?? [])(path));
      if (owner) return `${remote} has a page at ${path}, which is assigned to ${owner}: it is not shown`;
      if (isShellPattern(path))
        return `${remote} has a page at ${path}, which is the shell's own: it is not shown`;
      return `${remote} has a page at ${path}, which is not assigned to it (pnpm releases join)`;
    });
}
