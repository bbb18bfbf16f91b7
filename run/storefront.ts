import { randomBytes } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { ownOrigin } from '@storefront/shared/server/listening';
import { type Child, startChild } from './child';
import { keepRunning } from './keep-running';
import type { Ports } from './ports';

const root = resolve(import.meta.dirname, '..');

/** A running storefront. Its parts are processes: `backend`, `shell`, and an asset server by the name of each remote. */
export interface RunningStorefront {
  readonly address: string;
  /** Starts a part that was stopped or killed. */
  start(part: string): Promise<void>;
  /** Kills a part, as a crash would. */
  kill(part: string): Promise<void>;
  stop(): Promise<void>;
}

/** Configuration of a storefront. */
export interface StorefrontOptions {
  /** Listen address of every part; by default the loopback alone. */
  readonly host?: string;
  readonly ports: Ports;
  /** Folder with the release map and the releases. */
  readonly releasesFolder: string;
  /** Folder of the shell's build. */
  readonly shellFolder: string;
  /** Null where another shop's backend is used, which `shell` then names. */
  readonly databaseFolder: string | null;
  /** Additional environment. */
  readonly backend?: Readonly<Record<string, string>>;
  readonly shell?: Readonly<Record<string, string>>;
  /** Until aborted, a part that ends unasked is restarted; by default none is. */
  readonly restartUntil?: AbortSignal;
  readonly log: (line: string) => void;
}

/**
 * Starts the backend, an asset server for each remote and the shell, a process each, and waits until the shop answers.
 *
 * @throws Error in one sentence when a part cannot start; all parts are stopped then
 */
export async function startStorefront(options: StorefrontOptions): Promise<RunningStorefront> {
  const { ports, log, restartUntil: until } = options;
  const shellSecret = randomBytes(24).toString('base64url');
  const children = new Map<string, Child>();
  const start = async (part: string) => {
    const startOnce = async (onEnd?: (how: string) => void) => {
      const process = processOf(part, options, shellSecret);
      children.set(part, await startChild({ name: part, log, onEnd, ...process }));
    };
    await (until ? keepRunning({ name: part, start: startOnce, until, log }) : startOnce());
  };
  const stop = async () => {
    await Promise.all([...children.values()].map((child) => child.stop()));
  };
  try {
    const own = options.databaseFolder === null ? [] : ['backend'];
    const starts = [...own, ...Object.keys(ports.hosts)].map(start);
    // Nothing may still be starting when all is stopped.
    await Promise.allSettled(starts);
    await Promise.all(starts);
    // Last, or it would report the others as unreachable.
    await start('shell');
  } catch (error) {
    await stop();
    throw error;
  }
  const address = ownOrigin(options.host || 'localhost', ports.shell);
  await fetch(address);
  return {
    address,
    start,
    async kill(part) {
      await children.get(part)?.kill();
    },
    stop,
  };
}

/** The command and environment of a part. */
export function processOf(
  part: string,
  { host = '', ports, releasesFolder, shellFolder, databaseFolder, backend, shell }: StorefrontOptions,
  shellSecret: string,
): { command: string[]; env: Record<string, string> } {
  const at = (port: number) => ownOrigin(host || 'localhost', port);
  const tsx = (file: string, ...words: string[]) => ['--import', 'tsx', join(root, file), ...words];
  switch (part) {
    case 'backend':
      return {
        command: tsx('backend/main.ts'),
        env: {
          HOST: host,
          PORT: String(ports.backend),
          // The caller's own are another shop's, unless given here.
          METRICS_PORT: '',
          DRAIN_SECONDS: '',
          DATABASE_URL: '',
          DATABASE_FOLDER: databaseFolder ?? '',
          STOREFRONT_ORIGIN: at(ports.shell),
          OUTBOX_FOLDER: process.env.OUTBOX_FOLDER || join(dirname(databaseFolder ?? ''), 'outbox'),
          SHELL_SECRET: shellSecret,
          ...backend,
        },
      };
    case 'shell':
      return {
        command: [join(shellFolder, 'server/shell.cjs')],
        env: {
          HOST: host,
          PORT: String(ports.shell),
          RELEASES_FOLDER: releasesFolder,
          // The caller's own are another shop's, unless given here.
          METRICS_PORT: '',
          DRAIN_SECONDS: '',
          RELEASES_URL: '',
          RELEASE_MAP_URL: '',
          RELEASE_MAP_TOKEN: '',
          BACKEND_URL: at(ports.backend),
          SUBURBS_URL: `${at(ports.backend)}/suburbs`,
          SHELL_SECRET: shellSecret,
          ...shell,
        },
      };
    default:
      return {
        command: tsx('releases/serve-assets.ts', part),
        env: { HOST: host, RELEASES_FOLDER: releasesFolder, ARTEFACT_PORT: String(ports.hosts[part]) },
      };
  }
}
