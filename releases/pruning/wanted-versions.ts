import type { Change } from '../release-map/change';
import { changesInForce } from '../release-map/change-in-force';
import { type LiveRelease, type ReleaseMap, stateOf } from '../release-map/release-map';
import { lastVisited } from '../traffic/switch';

/** What is known of the visitors of all releases. */
interface Visits {
  readonly map: ReleaseMap;
  /** The oldest first. */
  readonly changes: readonly Change[];
}

/**
 * The versions of a remote that somebody may want: the release map has them, whatever their visitors; `rollback`, said so many times
 * in a row, or `on` leads to them; or they have had visitors since a moment.
 *
 * @param since milliseconds since 1970
 */
export function wantedVersions(
  remote: string,
  { map, changes }: Visits,
  { rollbacks, since }: { readonly rollbacks: number; readonly since: number },
): ReadonlySet<string> {
  const before = [...changesInForce(changes, remote)].slice(0, rollbacks);
  const recent = changes.filter((change) => change.remote === remote && Date.parse(change.at) >= since);
  const wanted = [
    ...(stateOf(map, remote)?.releases ?? []),
    ...before.flatMap(({ from }) => from?.releases ?? []),
    ...(lastVisited(changes, remote) ?? []),
    ...recent.flatMap(({ from, to }) => [...visited(from?.releases), ...visited(to?.releases)]),
  ];
  return new Set(wanted.map(({ metadata }) => metadata.version));
}

function visited(releases: readonly LiveRelease[] = []): readonly LiveRelease[] {
  return releases.filter(({ deployment }) => deployment.traffic > 0);
}
