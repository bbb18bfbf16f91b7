import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { PartialFailure } from '../command-errors';
import { unservedReleases } from '../traffic/unserved-releases';
import { type ExportedRelease, mapEntry } from './exported-release';
import { requireNoOther } from './require-no-other';

/**
 * Publishes a release by a shell command: `RELEASE_DIR` is its folder, `RELEASE_REMOTE` and `RELEASE_VERSION` its name. The command's
 * output goes to stderr.
 *
 * @param origin where it is served afterwards; null where that is unknown
 * @returns false when it was there already, and the command was not run
 * @throws Error in one sentence when another release is there under its version, the host does not say whether one is, or the command fails
 */
export async function pushByCommand(
  exported: ExportedRelease,
  command: string,
  origin: string | null,
): Promise<boolean> {
  if (origin !== null) {
    const entry = mapEntry(exported, origin);
    if ((await unservedReleases([entry])).length === 0) return false;
    await requireNoOther(exported, entry.url);
  }
  const { folder, remote, version } = exported;
  const child = spawn(command, {
    shell: true,
    // Stdout is for the answer alone.
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      RELEASE_DIR: resolve(folder, remote, version),
      RELEASE_REMOTE: remote,
      RELEASE_VERSION: version,
    },
  });
  const [code, signal] = await once(child, 'exit');
  if (code === 0) return true;
  const end = signal ? `was ended by ${signal}` : `failed with code ${code}`;
  const subject = `The command that uploads ${remote} ${version} to its host`;
  if (code === 127) throw new Error(`${subject} was not found: ${command}.`);
  // The command may have published a part.
  throw new PartialFailure(`${subject} ${end}: ${command}.`);
}
