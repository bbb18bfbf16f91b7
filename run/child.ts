import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { withSecretFiles } from '@storefront/shared/server/secret-files';
import { readableLine } from 'log/readable';

/** A running process of the storefront. */
export interface Child {
  readonly pid: number;
  /** Stops it, by force after five seconds, and waits for its end. */
  stop(): Promise<void>;
  /** Kills it, and waits for its end. */
  kill(): Promise<void>;
}

interface ChildOptions {
  readonly name: string;
  /** Arguments of `node`. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Gets its output lines after its name, except the ready line. */
  readonly log: (line: string) => void;
  /** Called with `SIGKILL` or `exit 1` when it ends unasked after it was ready; the default logs that. */
  readonly onEnd?: ((how: string) => void) | undefined;
}

/** A process ended before it was ready; the message is its last output. */
export class EndedAtStart extends Error {
  constructor(
    message: string,
    readonly how: string,
  ) {
    super(message);
  }
}

const running = new Set<Child>();

/** Stops every child process, ready or not, and waits for their end. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

/** Ends an orphaned process that has not stopped in three seconds: it may still be starting. */
const endWithParent = `data:text/javascript,${encodeURIComponent(
  `const end = () => setTimeout(() => process.exit(1), 3_000).unref();
if (process.connected === false) end();
else if (process.connected) process.on('disconnect', end);`,
)}`;

/**
 * Starts a Node process that prints a line with its address when it is ready. It stops itself when this process ends, which closes its IPC
 * channel.
 *
 * @throws EndedAtStart when it ends before it is ready
 */
export async function startChild({ name, command, env, log, onEnd }: ChildOptions): Promise<Child> {
  const child = spawn(process.execPath, ['--import', endWithParent, ...command], {
    env: { ...withSecretFiles(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let isReady = false;
  let isAsked = false;
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
    // A process that could not be spawned has no exit.
    child.once('error', (error) => resolve(error.message));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    isAsked = true;
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(late);
  };
  const handle: Child = { pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  running.add(handle);
  ended.then((how) => {
    running.delete(handle);
    if (!isReady || isAsked) return;
    if (onEnd) onEnd(how);
    else log(`${name} stopped (${how}).`);
  });
  const output: string[] = [];
  const ready = new Promise<null>((resolve) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input: input as Readable }).on('line', (line) => {
        output.push(line);
        if (output.length > 20) output.shift();
        if (!isReady && / on http:\/\//.test(line)) {
          isReady = true;
          resolve(null);
        } else log(`${name}: ${line}`);
      });
  });
  const how = await Promise.race([ready, ended]);
  if (how === null) return handle;
  const last = output.map(readableLine).join('\n');
  throw new EndedAtStart(last || `${name} ended before it was ready.`, how);
}
