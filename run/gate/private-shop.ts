import { rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clearLeftWork, workFolder } from '@storefront/build/publishing/work-folder';
import type { Candidate } from 'releases/gate/candidate';
import type { Charge } from 'releases/quarantine/charge';
import { quarantinedReleases } from 'releases/quarantine/quarantine';
import { folderStore, writeReleaseMap } from 'releases/stores/folder-store';
import type { Composition } from './composition';
import { type PrivateShell, startPrivateShell } from './private-shell';
import { startSampleBackend } from './sample-backend';

/** A shop that nobody visits: what is live, with a release under check or without it, and a backend of fixed answers. */
export interface PrivateShop
  extends Pick<PrivateShell, 'address' | 'events' | 'ended'>,
    Pick<Composition, 'assigned' | 'places'> {
  /** Calls that its backend has no answer for, so far. */
  readonly unknownCalls: readonly string[];
  /** What the release is charged with; from then on the one that it would replace stands in for it. */
  charges(): Promise<readonly Charge[]>;
  close(): Promise<void>;
}

const folderPrefix = 'storefront-gate-';

/**
 * Opens it on this machine.
 *
 * @param shellFolder the shell's build
 * @throws EndedAtStart when the shell cannot start; nothing is left then
 */
export async function openPrivateShop(
  { folder: releasesFolder, remote, version }: Candidate,
  { map, assigned, places }: Composition,
  shellFolder: string,
): Promise<PrivateShop> {
  await clearLeftWork(tmpdir(), folderPrefix);
  const folder = await workFolder(tmpdir(), folderPrefix);
  const opened: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne();
  };
  try {
    // Its source maps are beside its releases.
    await symlink(resolve(releasesFolder, remote), join(folder, remote));
    await writeReleaseMap(folder, map);
    const backend = await startSampleBackend();
    opened.push(backend.stop);
    const shell = await startPrivateShell({ shellFolder, releasesFolder: folder, backend: backend.address });
    opened.push(shell.stop);
    const { address, events, ended } = shell;
    const charges = async () => {
      const quarantined = await quarantinedReleases(folderStore(folder));
      return quarantined.find((one) => one.remote === remote && one.version === version)?.charges ?? [];
    };
    return { address, events, ended, assigned, places, unknownCalls: backend.unknownCalls, charges, close };
  } catch (error) {
    await close();
    throw error;
  }
}
