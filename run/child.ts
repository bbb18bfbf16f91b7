import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { readableLine } from 'log/readable';

/** A process of the storefront that is ready to work. */
export interface Child {
  readonly pid: number;
  /** Asks it to stop and waits until it has; a process that does not within five seconds is killed. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
}

interface ChildOptions {
  /** Name for messages. */
  readonly name: string;
  /** Arguments of `node`. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Called for every line it writes but the one that says it is ready, with its name in front. */
  readonly log: (line: string) => void;
  /** Called when it ends unasked after it was ready, with how, as `SIGKILL` or `exit 1`; when not given that is logged. */
  readonly onEnd?: ((how: string) => void) | undefined;
}

/** A process has ended before it was ready; the message is the last thing it said. */
export class EndedAtStart extends Error {
  constructor(
    message: string,
    /** As `SIGKILL` or `exit 1`. */
    readonly how: string,
  ) {
    super(message);
  }
}

const running = new Set<Child>();

/** Stops every process this one has started, those that are not ready yet too, and waits until they have. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

/** Ends a process that has lost this one and has not stopped for it in time, as it may be at its start still. */
const endWithParent = `data:text/javascript,${encodeURIComponent(
  `const end = () => setTimeout(() => process.exit(1), 3_000).unref();
if (process.connected === false) end();
else if (process.connected) process.on('disconnect', end);`,
)}`;

/**
 * Starts a Node process that prints a line with its address when it is ready. It notices when this process is gone, for
 * its IPC channel closes then, and has a few seconds to stop by itself.
 *
 * @throws EndedAtStart when it ends before it is ready
 */
export async function startChild({ name, command, env, log, onEnd }: ChildOptions): Promise<Child> {
  const child = spawn(process.execPath, ['--import', endWithParent, ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let isReady = false;
  let isAsked = false;
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
    // What the system had no room for has no end either.
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
  const said: string[] = [];
  const ready = new Promise<null>((resolve) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input: input as Readable }).on('line', (line) => {
        said.push(line);
        if (said.length > 20) said.shift();
        if (!isReady && / on http:\/\//.test(line)) {
          isReady = true;
          resolve(null);
        } else log(`${name}: ${line}`);
      });
  });
  const how = await Promise.race([ready, ended]);
  if (how === null) return handle;
  const last = said.map(readableLine).join('\n');
  throw new EndedAtStart(last || `${name} ended before it was ready.`, how);
}
