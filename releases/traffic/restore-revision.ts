import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { removedSince } from '../published/published-anywhere';
import type { Change } from '../release-map/change';
import { type Reason, requireSound, requireUnchanged } from '../release-map/change-remote';
import {
  nothingLive,
  type ReleaseMap,
  type RemoteState,
  stateFrom,
  stateOf,
  withState,
} from '../release-map/release-map';
import { isQuarantineAlone, returningState } from '../release-map/returning-state';
import type { Rollout } from '../rollout/rollout';
import type { Releases } from '../stores/releases';
import { requireRaisedRunnable } from '../trust/refusal';
import { signaturesOf } from '../trust/signatures';

/** A restored release map. */
export interface RestoredMap {
  readonly map: ReleaseMap;
  /** Null where the map already was that of the revision. */
  readonly revision: number | null;
  /** Revisions missing from the history: their changes are not in the map. */
  readonly lacking: readonly number[];
}

/**
 * Restores the release map of a revision from the history, as a new change, even where the map is damaged or missing. Visitors and paths
 * come back; a rollout that was under way is paused. Quarantine, keys, origins and freezes stay as they are.
 *
 * @throws Error in one sentence when the revision is not in the history, a release of it was removed or may not run any more, or as
 *   `changeRemote` does; nothing is changed then
 */
export async function restoreRevision(
  from: Releases,
  revision: number,
  { who = '', why = '', expect }: Reason = {},
): Promise<RestoredMap> {
  const { store } = from;
  const { changes } = await store.history();
  requireKnown(changes, revision, store.place);
  const wanted = [...statesAt(changes, revision)];
  await requireAllKept(from, revision, wanted);
  const signing = await Promise.all(
    wanted.map(([remote, state]) => signaturesOf(from, remote, versionsIn(state))),
  );
  let restored: RestoredMap = { map: nothingLive, revision: null, lacking: [] };
  await store.replace(async ({ map: kept, revision: last }, history, at) => {
    const { changes: known } = await history();
    const current = kept ?? mapOf(statesAt(known, last));
    const all = wanted.map(([remote, before], nth) => {
      const from = stateOf(current, remote);
      // Taking a remote out of the map keeps its protections.
      const isBack = before !== null && !isQuarantineAlone(before);
      const to = stateBack(before, isBack ? returningState(from, known, remote) : from);
      const releases = to?.releases?.map((release) => signing[nth]?.(release, to) ?? release);
      return { remote, from, to: to && { ...to, ...(releases && { releases }) } };
    });
    const others = all.filter(({ from, to }) => !isDeepStrictEqual(from, to));
    for (const { remote, from, to } of others) {
      if (expect !== undefined) await requireUnchanged(history, remote, expect, last);
      requireRaisedRunnable(remote, from, to);
    }
    const map = all.reduce((made, { remote, to }) => withState(made, remote, to), current);
    const lacking = lackingUpTo(known, kept ? revision : last);
    restored = { map, revision: null, lacking };
    const [first, ...further] = others.length > 0 || kept ? others : all;
    if (!first) return null;
    const change: Change = {
      revision: last + 1,
      at,
      who,
      why,
      ...first,
      restores: revision,
      ...(further.length > 0 && { further }),
    };
    restored = { map, revision: change.revision, lacking };
    return requireSound({ map, change });
  });
  return restored;
}

function requireKnown(changes: readonly Change[], revision: number, place: string): void {
  if (changes.some((change) => change.revision === revision)) return;
  const [first, last] = [changes[0], changes.at(-1)];
  throw new Error(
    first && last
      ? `The history in ${place} has no revision ${revision} that can be read: it goes from ${first.revision} to ${last.revision}, as pnpm releases history shows.`
      : `The history in ${place} is empty: there is nothing to restore.`,
  );
}

function versionsIn(state: RemoteState | null): string[] {
  return (state?.releases ?? []).map(({ metadata }) => metadata.version);
}

async function requireAllKept(
  releases: Releases,
  revision: number,
  wanted: readonly (readonly [string, RemoteState | null])[],
): Promise<void> {
  const removed = wanted.map(async ([remote, state]) =>
    (await removedSince(releases, remote, versionsIn(state))).map((version) => `${remote} ${version}`),
  );
  const names = (await Promise.all(removed)).flat();
  if (names.length > 0)
    throw new Error(
      `Revision ${revision} has releases that are not in ${releases.store.place} any more: ${names.join(', ')}. Restore their folders, publish them again (pnpm releases push), or choose a revision without them (pnpm releases history).`,
    );
}

function stateBack(before: RemoteState | null, now: RemoteState | null): RemoteState | null {
  const rollout = before?.rollout;
  return stateFrom({
    releases: before?.releases,
    paths: before?.paths,
    quarantined: now?.quarantined,
    rollout: rollout && pausedAgain(rollout, now?.rollout),
    frozen: now?.frozen,
    keys: now?.keys ?? before?.keys,
    origins: now?.origins ?? before?.origins,
  });
}

/** A finished rollout gets a new id: its old counts say nothing about its visitors now. */
function pausedAgain(rollout: Rollout, now: Rollout | undefined): Rollout {
  const id = now?.id === rollout.id ? rollout.id : randomUUID();
  return { ...rollout, id, paused: true, overruled: false };
}

function mapOf(states: ReadonlyMap<string, RemoteState | null>): ReleaseMap {
  return [...states].reduce((map, [remote, state]) => withState(map, remote, state), nothingLive);
}

/** Each remote's state at a revision, by name, null for none. A remote first changed later has the state before that change. */
function statesAt(changes: readonly Change[], revision: number): ReadonlyMap<string, RemoteState | null> {
  const states = new Map<string, RemoteState | null>();
  for (const { remote, from, revision: later } of changes.toReversed())
    if (later > revision) states.set(remote, from);
  for (const { remote, to, revision: earlier } of changes) if (earlier <= revision) states.set(remote, to);
  return new Map([...states].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Revisions up to this one whose entries in the history are missing or unreadable. */
function lackingUpTo(changes: readonly Change[], revision: number): number[] {
  const known = new Set(changes.map((change) => change.revision));
  const first = changes[0]?.revision ?? revision;
  const all = Array.from({ length: Math.max(revision - first, 0) }, (_, nth) => first + nth);
  return all.filter((one) => !known.has(one));
}
