import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Reason } from '../release-map/change-remote';
import type { ReleaseMap } from '../release-map/release-map';
import { type ChangeOptions, type Cli, reasonOf, type Terminal } from './cli';

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
async function seenRevision(cli: Cli): Promise<number | null> {
  const text = await readFile(seenFile(cli), 'utf8').catch(() => '');
  return /^\d+\n$/.test(text) ? Number(text) : null;
}

/**
 * Makes a change for an operator who has seen the map as it was shown last; whoever was shown nothing yet is not asked.
 *
 * @throws Error in one sentence as the change does, and where the remote was changed since
 */
export async function changeSeen(
  cli: Cli,
  options: ChangeOptions,
  change: (reason: Reason) => Promise<ReleaseMap>,
): Promise<ReleaseMap> {
  return change(reasonOf(cli, options, await seenRevision(cli)));
}
