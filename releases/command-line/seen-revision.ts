import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Terminal } from './cli';

/** A name may be anything; the file's is not. Numbers of another map say nothing. */
const seenFile = ({ folder, store, operator }: Terminal) =>
  join(folder, '.seen', hash('sha256', `${operator} ${store.place}`).slice(0, 32));

/** Remembers which revision an operator was shown. A folder that cannot be written is no reason not to show it. */
export async function rememberSeen(terminal: Terminal, revision: number): Promise<void> {
  try {
    await mkdir(dirname(seenFile(terminal)), { recursive: true });
    await writeFile(seenFile(terminal), `${revision}\n`);
  } catch {
    // Who may only read is not told what was changed since.
  }
}

/** The revision that an operator was shown last; null when none was. */
export async function seenRevision(cli: Terminal): Promise<number | null> {
  const text = await readFile(seenFile(cli), 'utf8').catch(() => '');
  return /^\d+\n$/.test(text) ? Number(text) : null;
}
