import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, parseChange } from '../release-map/change';
import { changesSince } from './changes-since';
import { linesFromEnd } from './lines-from-end';
import { numbered } from './numbered';
import type { ReleaseHistory } from './release-map-store';

const historyFile = (folder: string) => join(folder, 'history.jsonl');

/**
 * The changes after a revision that were written down in a folder, and how many lines of that time are none.
 *
 * @param since the revision; 0 for all
 * @throws Error in one sentence when the file cannot be read
 */
export async function writtenChanges(folder: string, since: number): Promise<ReleaseHistory> {
  return changesSince(since, writtenLines(folder));
}

/** The last change that was written down; null when there is none. */
export async function lastWritten(folder: string): Promise<Change | null> {
  for await (const line of writtenLines(folder)) {
    const change = parseChange(line);
    if (change) return change;
  }
  return null;
}

/** Which lines of the file are no change, for a sentence. */
export async function unreadableLines(folder: string): Promise<string> {
  const lines = (await readFile(historyFile(folder), 'utf8')).split('\n');
  const numbers = lines.flatMap((line, nth) => (line && !parseChange(line) ? nth + 1 : []));
  return `${numbered('line', numbers)} of ${historyFile(folder)}`;
}

/** Writes a change down, after those that are there; half a line of a command that was killed is left behind. */
export async function writeChange(folder: string, change: Change): Promise<void> {
  const file = await open(historyFile(folder), 'a+');
  try {
    const { size } = await file.stat();
    const last = size > 0 ? (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() : '\n';
    await file.appendFile(`${last === '\n' ? '' : '\n'}${JSON.stringify(change)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* writtenLines(folder: string): AsyncGenerator<string> {
  try {
    yield* linesFromEnd(historyFile(folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new Error(`The history in ${folder} cannot be read (${code}).`);
  }
}
