import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, parseChange } from '../release-map/change';
import { changesSince, numbered } from './kept-history';
import type { ReleaseHistory } from './release-map-store';

const historyFile = (folder: string) => join(folder, 'history.jsonl');

/** A folder's changes after a revision, and the number of unreadable lines since. @throws Error in one sentence when they cannot be read */
export async function readChanges(folder: string, since: number): Promise<ReleaseHistory> {
  return changesSince(since, writtenLines(folder));
}

/** The last change in the history; null when there is none. */
export async function lastWritten(folder: string): Promise<Change | null> {
  for await (const line of writtenLines(folder)) {
    const change = parseChange(line);
    if (change) return change;
  }
  return null;
}

/** Names the unreadable lines of the history, for a sentence. */
export async function unreadableLines(folder: string): Promise<string> {
  const lines = (await readFile(historyFile(folder), 'utf8')).split('\n');
  const numbers = lines.flatMap((line, nth) => (line && !parseChange(line) ? nth + 1 : []));
  return `${numbered('line', numbers)} of ${historyFile(folder)}`;
}

/** Appends changes to the history; a killed command's partial line stays behind. */
export async function writeChanges(folder: string, changes: readonly Change[]): Promise<void> {
  const file = await open(historyFile(folder), 'a+');
  try {
    const { size } = await file.stat();
    const last = size > 0 ? (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() : '\n';
    await file.appendFile(
      `${last === '\n' ? '' : '\n'}${changes.map((change) => `${JSON.stringify(change)}\n`).join('')}`,
    );
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

/** Bytes per read: some fifty changes. */
const pieceSize = 65_536;

const newline = 0x0a;

/** The lines of a file, last first, without empty ones; reads only as far as wanted. @throws the file system's error */
export async function* linesFromEnd(path: string): AsyncGenerator<string> {
  const file = await open(path);
  try {
    // The end of a line that begins in an earlier chunk; each byte is copied once.
    let cut: Buffer[] = [];
    for (let begin = 0, end = (await file.stat()).size; end > 0; end = begin) {
      begin = Math.max(0, end - pieceSize);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - begin), 0, end - begin, begin);
      const piece = buffer.subarray(0, bytesRead);
      // The text before the first newline continues a line of the chunk before.
      const whole = begin === 0 ? 0 : piece.indexOf(newline) + 1;
      if (begin > 0 && whole === 0) cut.unshift(piece);
      else {
        yield* Buffer.concat([piece.subarray(whole), ...cut])
          .toString()
          .split('\n')
          .filter(Boolean)
          .reverse();
        cut = [piece.subarray(0, whole)];
      }
    }
  } finally {
    await file.close();
  }
}
