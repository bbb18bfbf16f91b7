import { rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clearLeftWork, workFolder } from '@storefront/build/publishing/work-folder';
import { type LogEvent, parseEvent } from 'log/log-event';
import type { Candidate } from 'releases/gate/candidate';
import type { Charge } from 'releases/quarantine/charge';
import { quarantinedReleases } from 'releases/quarantine/quarantine';
import { folderStore, writeReleaseMap } from 'releases/stores/folder-store';
import { type Child, startChild } from '../child';
import { freePort } from './free-port';
import { privateMap } from './private-map';
import { startSampleBackend } from './sample-backend';

/** A shop that nobody visits: a release under check beside the other remotes as they are live, with a backend of fixed answers. */
export interface PrivateShop {
  readonly address: string;
  /** What its shell has said so far. */
  readonly events: readonly LogEvent[];
  /** Calls that its backend has no answer for, so far. */
  readonly unknownCalls: readonly string[];
  /** What the release is charged with; from then on the one that it would replace stands in for it. */
  charges(): Promise<readonly Charge[]>;
  close(): Promise<void>;
}

/** How long all releases may take to be there, and how often that is asked, in milliseconds; then it is seen what is without them. */
const readyTimeout = 20_000;
const readyInterval = 200;

const folderPrefix = 'storefront-gate-';

/** What the environment may say of another shop. */
const ofOthers = [
  'HOST',
  'PICTURES_URL',
  'PROBLEMS_FILE',
  'PUBLIC_BACKEND_URL',
  'PUBLIC_ORIGIN',
  'RELEASES_URL',
  'SHELL_ASSETS_ORIGIN',
];

/**
 * Opens it on this machine, with the shell that visitors get: the same program, deadlines and containment.
 *
 * @param shellFolder the shell's build
 * @throws EndedAtStart when the shell cannot start; nothing is left then
 */
export async function openPrivateShop(candidate: Candidate, shellFolder: string): Promise<PrivateShop> {
  const { remote, version } = candidate;
  await clearLeftWork(tmpdir(), folderPrefix);
  const folder = await workFolder(tmpdir(), folderPrefix);
  const backend = await startSampleBackend();
  const events: LogEvent[] = [];
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let shell: Child | null = null;
  const close = async () => {
    await shell?.stop();
    backend.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Its source maps are beside its releases.
    await symlink(resolve(candidate.folder, remote), join(folder, remote));
    await writeReleaseMap(folder, privateMap(candidate));
    shell = await startChild({
      name: 'shell',
      command: [join(shellFolder, 'server/shell.cjs')],
      env: {
        ...Object.fromEntries(ofOthers.map((name) => [name, ''])),
        PORT: String(port),
        RELEASES_FOLDER: folder,
        BACKEND_URL: backend.address,
        SUBURBS_URL: `${backend.address}/suburbs`,
        WORKERS: '1',
        // Whatever would be held against it is said at the first time.
        QUARANTINE_AFTER: '1',
      },
      log: (line) => {
        const event = parseEvent(line.slice(line.indexOf('{')));
        if (event) events.push(event);
      },
    });
    await untilReady(address);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    address,
    events,
    unknownCalls: backend.unknownCalls,
    async charges() {
      const quarantined = await quarantinedReleases(folderStore(folder));
      return quarantined.find((one) => one.remote === remote && one.version === version)?.charges ?? [];
    },
    close,
  };
}

async function untilReady(address: string): Promise<void> {
  const until = performance.now() + readyTimeout;
  while (performance.now() < until) {
    const { ok } = await fetch(`${address}/readyz`);
    if (ok) return;
    await delay(readyInterval);
  }
}
