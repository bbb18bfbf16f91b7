import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, parseChange } from '../release-map/change';

const historyFile = (folder: string) => join(folder, 'history.jsonl');

/**
 * All changes that were written down in a folder, the oldest first, and how many lines are none.
 *
 * @throws Error in one sentence when the file cannot be read
 */
export async function writtenChanges(folder: string): Promise<{ changes: Change[]; leftOut: number }> {
  const lines = (await textOf(folder)).split('\n').filter(Boolean);
  const changes = lines.map(parseChange).filter((change) => change !== null);
  return { changes, leftOut: lines.length - changes.length };
}

/** Revision of the last change that was written down; 0 when there is none. */
export async function lastWrittenRevision(folder: string): Promise<number> {
  const text = await textOf(folder);
  for (let end = text.length; end > 0; ) {
    const begin = text.lastIndexOf('\n', end - 1) + 1;
    const change = parseChange(text.slice(begin, end));
    if (change) return change.revision;
    end = begin - 1;
  }
  return 0;
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

async function textOf(folder: string): Promise<string> {
  return readFile(historyFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new Error(`The history in ${folder} cannot be read (${error.code}).`);
  });
}
