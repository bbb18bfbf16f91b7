import { changesInForce } from '../release-map/change-in-force';
import { changeRemote, type Reason } from '../release-map/change-remote';
import { nothingLive, type ReleaseMap } from '../release-map/release-map';
import { returningState } from '../release-map/returning-state';
import type { Releases } from '../stores/releases';
import { requirePathsFree } from './assign-paths';
import { trafficChange } from './set-traffic';

/**
 * Takes back the last change of a remote's traffic in force, frozen or not. Paths stay, or come back where it was taken out of the map;
 * releases published elsewhere come back as the history has them.
 *
 * @throws Error in one sentence when there is nothing to go back to or another remote now has one of its paths, or as `trafficChange` does
 */
export async function rollBack(releases: Releases, remote: string, reason: Reason = {}): Promise<ReleaseMap> {
  const { changes } = await releases.store.history();
  const [last] = changesInForce(changes, remote);
  if (!last?.from?.releases?.length) throw new Error(`${remote} has no earlier traffic to go back to.`);
  const before = last.from.releases;
  const undoing = { expect: changes.at(-1)?.revision ?? 0, ...reason, undoes: last.revision };
  const shares = before.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]);
  const given = await trafficChange(releases, remote, Object.fromEntries(shares), before);
  requirePathsFree((await releases.store.read()).map ?? nothingLive, remote, changes);
  return changeRemote(releases.store, remote, (now) => given(returningState(now, changes, remote)), undoing);
}
