import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readMapFile } from '../traffic/map-file';
import type { ReleaseMap } from '../traffic/release-map';
import type { Reason } from '../traffic/release-map-folder';
import { type ChangeOptions, type Cli, reasonOf } from './cli';

const seenFile = ({ folder, operator }: Cli) => join(folder, '.seen', encodeURIComponent(operator));

/** Remembers which revision an operator was shown. A folder that cannot be written is no reason not to show it. */
export async function rememberSeen(cli: Cli, revision: number): Promise<void> {
  try {
    await mkdir(dirname(seenFile(cli)), { recursive: true });
    await writeFile(seenFile(cli), `${revision}\n`);
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
 * Makes a change for an operator who has seen the map as `status` showed it last, and has seen that change afterwards.
 *
 * @throws Error in one sentence as the change does, and where the remote was changed since
 */
export async function changeSeen(
  cli: Cli,
  options: ChangeOptions,
  change: (reason: Reason) => Promise<ReleaseMap>,
): Promise<ReleaseMap> {
  const map = await change(reasonOf(cli, options, await seenRevision(cli)));
  const { revision, last } = await readMapFile(cli.folder);
  if (last?.who === cli.operator) await rememberSeen(cli, revision);
  return map;
}
