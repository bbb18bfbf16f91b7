import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import { aliases, contentPaths, shellFiles } from '@storefront/shared/contracts/shell-paths';
import type { Change } from '../release-map/change';
import { changeRemote, type Reason } from '../release-map/change-remote';
import { type ReleaseMap, type RemoteState, stateOf } from '../release-map/release-map';
import { returningState } from '../release-map/returning-state';
import type { ReleaseMapStore } from '../stores/release-map-store';

/**
 * Replaces a remote's paths.
 *
 * @param paths React Router path patterns; none takes all away
 * @throws Error in one sentence when one is invalid, the shell's own or another remote's; nothing is changed then
 */
export async function assignPaths(
  store: ReleaseMapStore,
  remote: string,
  paths: readonly string[],
  reason?: Reason,
): Promise<ReleaseMap> {
  return changeRemote(store, remote, assigning(remote, paths), reason);
}

/** The change of `assignPaths`, for `changeRemote`. */
export function assigning(
  remote: string,
  paths: readonly string[],
): (state: RemoteState | null) => RemoteState {
  const shells = paths.find(isShellPattern);
  if (shells !== undefined)
    throw new Error(`${shells} cannot be assigned to ${remote}: it is the shell's own.`);
  return (state) => ({ ...state, paths });
}

/** @throws Error in one sentence, with the remedy, where another remote now has a path that a returning remote would bring back */
export function requirePathsFree(map: ReleaseMap, remote: string, changes: readonly Change[]): void {
  const paths = returningState(stateOf(map, remote), changes, remote)?.paths ?? [];
  for (const [other, theirs] of Object.entries(map.paths)) {
    const taken = other === remote ? undefined : paths.find(isAmongPatterns(theirs));
    if (taken !== undefined)
      throw new Error(
        `${taken} is now assigned to ${other}: give ${remote} other paths (pnpm releases join ${remote} /other), then try again.`,
      );
  }
}

const own = [...contentPaths, ...Object.keys(aliases), ...shellFiles].map(segmentsOf);

/** Whether a path pattern matches only paths that the shell answers itself. `/post/*` matches more than the posts. */
export function isShellPattern(pattern: string): boolean {
  const segments = segmentsOf(pattern);
  return own.some((shells) => {
    const isWhole = shells.at(-1) === '*';
    if (isWhole ? segments.length < shells.length : segments.length !== shells.length) return false;
    return shells.every((segment, at) =>
      segment.startsWith(':') ? segments[at] !== '*' : segment === '*' || segment === segments[at],
    );
  });
}

function segmentsOf(pattern: string): string[] {
  return pattern.toLowerCase().split('/').slice(1);
}

/** Sentences about declared path patterns that the release map does not assign to the remote, so that they have no page. */
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
