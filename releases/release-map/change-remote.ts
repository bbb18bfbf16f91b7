import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '@storefront/shared/release/parse-json';
import type { Strike } from '../quarantine/strike';
import type { MadeChange, ReleaseMapStore } from '../stores/release-map-store';
import { requireRaisedRunnable } from '../trust/refusal';
import { type Change, changeSchema, mustBeSeen } from './change';
import { changeText } from './describe-change';
import { serializeReleaseMap } from './parse-release-map';
import { nothingLive, type ReleaseMap, type RemoteState, stateOf, withState } from './release-map';

const maxListed = 3;

/** The author of a change, and the reason. */
export interface Reason {
  /** The operator's name; empty by default, where nobody operates the shop. */
  readonly who?: string;
  readonly why?: string;
  /** Revision that the operator has seen: if the remote was changed since, the change is refused. */
  readonly expect?: number;
  /** Revision of the change that this one takes back. */
  readonly undoes?: number;
  /** Strikes of the releases that this change quarantines. */
  readonly charges?: readonly Strike[];
  /** Findings of the gate that the operator overrode, one sentence each. */
  readonly forced?: readonly string[];
}

/**
 * Changes one remote in the release map and adds the change to the history. Concurrent changes are all kept; one that changes nothing is
 * not written, unless it takes another back.
 *
 * @throws Error in one sentence when the map breaks its rules, the remote was changed since the expected revision, a release that may not
 *   run gets more visitors (docs/decisions/054), or another change does not end; nothing is changed then
 */
export async function changeRemote(
  store: ReleaseMapStore,
  remote: string,
  change: (state: RemoteState | null, remote: string) => RemoteState | null,
  { who = '', why = '', expect, undoes, charges, forced }: Reason = {},
): Promise<ReleaseMap> {
  let changed: ReleaseMap = nothingLive;
  await store.update(async ({ map, revision }, history, at) => {
    if (expect !== undefined) await requireUnchanged(history, remote, expect, revision);
    const from = stateOf(map ?? nothingLive, remote);
    const to = change(from, remote);
    requireRaisedRunnable(remote, from, to);
    changed = withState(map ?? nothingLive, remote, to);
    if (undoes === undefined && isDeepStrictEqual(from, to)) return null;
    const made: Change = {
      revision: revision + 1,
      at,
      who,
      why,
      remote,
      from,
      to,
      ...(undoes !== undefined && { undoes }),
      ...(charges && { charges }),
      ...(forced && { forced }),
    };
    return requireSound({ map: changed, change: made });
  });
  return changed;
}

/** @throws Error in one sentence when the map breaks its rules, or the change could not be read again */
export function requireSound(made: MadeChange): MadeChange {
  // The map's own error is the clearer one.
  serializeReleaseMap(made.map);
  parseJson(changeSchema, JSON.stringify(made.change), 'The change');
  return made;
}

/** @throws Error in one sentence when a remote was changed since a revision, or there is no such revision */
export async function requireUnchanged(
  history: ReleaseMapStore['history'],
  remote: string,
  expected: number,
  revision: number,
): Promise<void> {
  if (expected > revision)
    throw new Error(
      `There is no revision ${expected}: the last one is ${revision}. Run pnpm releases status.`,
    );
  const { changes } = await history({ since: expected });
  const since = changes.filter((change) => change.remote === remote && mustBeSeen(change));
  if (since.length === 0) return;
  const last = since.slice(-maxListed).map(changeText).join('; ');
  const earlier = since.length > maxListed ? `${since.length} times, last: ` : '';
  throw new Error(
    `${remote} was changed since revision ${expected}: ${earlier}${last}. Run pnpm releases status, then try again.`,
  );
}
