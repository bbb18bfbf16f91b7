import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseJson } from '@storefront/shared/release/parse-json';
import { type Change, changeSchema } from '../history/change';
import { describeChange } from '../history/describe-change';
import { lastWrittenRevision, writeChange } from '../history/history-folder';
import { readHistory } from '../history/release-history';
import { mapPath, readMapFile, readMapText } from './map-file';
import {
  nothingLive,
  parseAssignedMap,
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
}

/**
 * The release map of a folder, to be shown or changed, and so also one that no shop can run on yet; null when there is none.
 *
 * @throws Error in one sentence when the file is not a release map, with its name and what can be done
 */
export async function readReleaseMap(folder: string): Promise<ReleaseMap | null> {
  return (await readMapFile(folder)).map;
}

/**
 * Puts a release map in place of what is in the folder, a broken one included, without a word in the history: for folders that
 * nobody operates.
 *
 * @throws Error as `changeRemote` does
 */
export async function writeReleaseMap(folder: string, map: ReleaseMap): Promise<void> {
  await replace(folder, async () => {
    const { last } = await readMapFile(folder).catch(() => ({ last: null }));
    return serializeReleaseMap(map, { revision: await settledRevision(folder, last) });
  });
}

/**
 * Changes what the release map of a folder says of one remote. The map carries the change itself, and the next one takes it into the
 * history, so that nothing can come between the two. Readers see the old map or the new one, never a part, and of changes made at the
 * same time all are kept.
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
  reason: Reason = {},
): Promise<ReleaseMap> {
  let changed: ReleaseMap = nothingLive;
  await replace(folder, async () => {
    const { map, revision, last } = await readMapFile(folder);
    const settled = await settledRevision(folder, last);
    if (reason.expect !== undefined) requireUnchanged(await readHistory(folder), remote, reason.expect);
    const from = stateOf(map ?? nothingLive, remote);
    const to = change(from);
    changed = withState(map ?? nothingLive, remote, to);
    if (JSON.stringify(from) === JSON.stringify(to))
      return serializeReleaseMap(changed, { revision, change: last });
    const made: Change = {
      revision: Math.max(revision, settled) + 1,
      at: new Date().toISOString(),
      who: reason.who ?? '',
      why: reason.why ?? '',
      remote,
      from,
      to,
      ...(reason.undoes !== undefined && { undoes: reason.undoes }),
    };
    const text = serializeReleaseMap(changed, { revision: made.revision, change: made });
    // What could not be read again would make a broken map of this one.
    parseJson(changeSchema, JSON.stringify(made), 'The change');
    return text;
  });
  return changed;
}

/** Takes the change that a map carries into the history, which may have it. @returns the last revision of the history */
async function settledRevision(folder: string, last: Change | null): Promise<number> {
  const written = await lastWrittenRevision(folder);
  if (!last || last.revision <= written) return written;
  await writeChange(folder, last);
  return last.revision;
}

function requireUnchanged(history: readonly Change[], remote: string, expected: number): void {
  const since = history.filter((change) => change.remote === remote && change.revision > expected);
  if (since.length === 0) return;
  const changes = since.map(
    (change) => `${change.who}: ${describeChange(change)}${change.why && ` (${change.why})`}`,
  );
  throw new Error(
    `${remote} was changed since revision ${expected}, which you saw last, by ${changes.join('; then by ')}: look at releases status, then say it again.`,
  );
}

/**
 * Follows the release map of a folder. A change is noticed in whatever way the file was changed.
 *
 * @param onChange gets the map that is there now or comes first, then each one with another content
 * @param onError gets why the map cannot be read or run on, once until it can be; the last good map stays in force
 * @param interval how soon at the latest, in milliseconds
 * @returns ends following
 */
export function watchReleaseMap(
  folder: string,
  onChange: (map: ReleaseMap) => void,
  onError: (error: Error) => void,
  interval = 500,
): () => void {
  let known: string | undefined;
  let said: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async () => {
    try {
      const text = await readMapText(folder);
      if (stopped) return;
      if (text === null) throw new Error(`There is no release map in ${folder}.`);
      if (text !== known) onChange(parseAssignedMap(text));
      known = text;
      said = undefined;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (!stopped && error.message !== said) onError(error);
      said = error.message;
    }
    if (!stopped) timer = setTimeout(look, interval);
  };

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** The new file is made exclusively before the old one is read: it is the lock, and renaming it the release. */
async function replace(folder: string, next: () => Promise<string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'release-map.next.json');
  const file = await openExclusively(path);
  try {
    await file.writeFile(await next());
    await file.sync();
    await rename(path, mapPath(folder));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function openExclusively(path: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open(path, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (attempt === 100)
        throw new Error(`The release map is being changed; if by nothing that runs, delete ${path}.`);
      await delay(20);
    }
  }
}
