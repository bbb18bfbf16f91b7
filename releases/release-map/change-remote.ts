import { parseJson } from '@storefront/shared/release/parse-json';
import type { Charge } from '../quarantine/charge';
import { type Change, changeSchema, isOfQuarantine } from './change';
import { changeText } from './describe-change';
import { lastWrittenRevision, writeChange } from './history-folder';
import { readMapFile, replaceMap } from './map-file';
import { readHistory } from './release-history';
import {
  nothingLive,
  type ReleaseMap,
  type RemoteState,
  serializeReleaseMap,
  stateOf,
  withState,
} from './release-map';

/** Who changes a release map, and why. */
export interface Reason {
  /** Name of the operator; empty by default, where nobody operates the shop. */
  readonly who?: string;
  readonly why?: string;
  /** Revision that the operator has seen: where the remote was changed since, nothing is changed. */
  readonly expect?: number;
  /** Revision of the change that this one takes back. */
  readonly undoes?: number;
  /** What the releases did that this one puts in quarantine. */
  readonly charges?: readonly Charge[];
}

/**
 * Changes what the release map of a folder says of one remote, and writes that down in its history. Of changes made at the same time
 * all are kept; what changes nothing is none, unless it takes another back.
 *
 * @param change gives what is to be said from what is said, null where it is nothing
 * @returns the map as written
 * @throws Error in one sentence when a map breaks its rules, the remote was changed since the revision that was expected, or
 *   another change does not end; nothing is changed then
 */
export async function changeRemote(
  folder: string,
  remote: string,
  change: (state: RemoteState | null) => RemoteState | null,
  { who = '', why = '', expect, undoes, charges }: Reason = {},
): Promise<ReleaseMap> {
  let changed: ReleaseMap = nothingLive;
  await replaceMap(folder, async () => {
    const { map, revision, last, unwritten } = await readMapFile(folder);
    if (unwritten) await writeChange(folder, unwritten);
    if (expect !== undefined) await requireUnchanged(folder, remote, expect, revision);
    const from = stateOf(map ?? nothingLive, remote);
    const to = change(from);
    changed = withState(map ?? nothingLive, remote, to);
    if (undoes === undefined && JSON.stringify(from) === JSON.stringify(to))
      return { text: serializeReleaseMap(changed, { revision, change: last }), change: null };
    const made: Change = {
      revision: revision + 1,
      at: new Date().toISOString(),
      who,
      why,
      remote,
      from,
      to,
      ...(undoes !== undefined && { undoes }),
      ...(charges && { charges }),
    };
    const text = serializeReleaseMap(changed, { revision: made.revision, change: made });
    parseJson(changeSchema, JSON.stringify(made), 'The change');
    return { text, change: made };
  });
  return changed;
}

/**
 * Puts a release map in place of what is in the folder, a broken one included, without a word in the history: for folders that
 * nobody operates.
 *
 * @throws Error as `changeRemote` does
 */
export async function writeReleaseMap(folder: string, map: ReleaseMap): Promise<void> {
  await replaceMap(folder, async () => {
    const file = await readMapFile(folder).catch(() => null);
    if (file?.unwritten) await writeChange(folder, file.unwritten);
    const revision = file?.revision ?? (await lastWrittenRevision(folder));
    return { text: serializeReleaseMap(map, { revision }), change: null };
  });
}

async function requireUnchanged(
  folder: string,
  remote: string,
  expected: number,
  revision: number,
): Promise<void> {
  if (expected > revision)
    throw new Error(
      `There is no revision ${expected}: the last one is ${revision}. Look at releases status.`,
    );
  const { changes } = await readHistory(folder);
  const since = changes.filter(
    (change) => change.remote === remote && change.revision > expected && !isOfQuarantine(change),
  );
  if (since.length > 0)
    throw new Error(
      `${remote} was changed since revision ${expected}: ${since.map(changeText).join('; ')}. Look at releases status, then say it again.`,
    );
}
