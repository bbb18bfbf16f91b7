import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type LogEvent, parseEvent } from 'log/log-event';
import { startChild } from '../child';
import { freePort } from '../free-port';
import { machineVariables } from './machine-variables';

/** The shell of a shop that nobody visits: the program that visitors get, with its deadlines and containment. */
export interface PrivateShell {
  readonly address: string;
  /** What it has said so far. */
  readonly events: readonly LogEvent[];
  /** How it has ended, in a sentence; null while it has not. */
  ended(): string | null;
  stop(): Promise<void>;
}

interface PrivateShellOptions {
  /** The shell's build. */
  readonly shellFolder: string;
  /** Folder with the release map. */
  readonly releasesFolder: string;
  /** Address of the backend. */
  readonly backend: string;
}

/** How long all releases may take to be there, and how often that is asked, in milliseconds; then it is seen what is without them. */
const readyTimeout = 20_000;
const readyInterval = 200;

/**
 * Starts it on a free port of the loopback, and waits until its releases are there.
 *
 * @throws EndedAtStart when it cannot start
 */
export async function startPrivateShell({
  shellFolder,
  releasesFolder,
  backend,
}: PrivateShellOptions): Promise<PrivateShell> {
  const events: LogEvent[] = [];
  let end: string | null = null;
  const port = await freePort();
  const child = await startChild({
    name: 'shell',
    command: [join(shellFolder, 'server/shell.cjs')],
    inherited: machineVariables(process.env),
    env: {
      PORT: String(port),
      RELEASES_FOLDER: releasesFolder,
      BACKEND_URL: backend,
      SUBURBS_URL: `${backend}/suburbs`,
      WORKERS: '1',
      // Whatever would be held against a release is said at the first time.
      QUARANTINE_AFTER: '1',
    },
    log: (line) => {
      const event = parseEvent(line.slice(line.indexOf('{')));
      if (event) events.push(event);
    },
    onEnd: (how) => {
      end = `The shell of its shop has ended (${how}).`;
    },
  });
  const shell = { address: `http://localhost:${port}`, events, ended: () => end, stop: () => child.stop() };
  await untilReady(shell);
  return shell;
}

async function untilReady({ address, ended }: Pick<PrivateShell, 'address' | 'ended'>): Promise<void> {
  const late = AbortSignal.timeout(readyTimeout);
  while (!late.aborted && !ended()) {
    const answer = await fetch(`${address}/readyz`, { signal: late }).catch(() => null);
    if (answer?.ok) return;
    await delay(readyInterval);
  }
}
