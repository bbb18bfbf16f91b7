import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
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
  /** Called for every line it writes once it is ready, with its name in front, and when it ends unasked. */
  readonly log: (line: string) => void;
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
 * @throws Error with the last thing it said when it ends before it is ready
 */
export async function startChild({ name, command, env, log }: ChildOptions): Promise<Child> {
  const child = spawn(process.execPath, ['--import', endWithParent, ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let asked = false;
  const handle: Child = {
    pid: child.pid ?? 0,
    async stop() {
      asked = true;
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(late);
    },
    async kill() {
      asked = true;
      child.kill('SIGKILL');
      await gone;
    },
  };
  running.add(handle);
  gone.then(() => running.delete(handle));
  await ready(child, name, log);
  child.once('exit', (code, signal) => {
    if (!asked) log(`${name} stopped (${signal ?? `exit ${code}`}).`);
  });
  return handle;
}

function ready(child: ChildProcess, name: string, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    let isReady = false;
    const onExit = () =>
      reject(new Error(said.map(readableLine).join('\n') || `${name} ended before it was ready.`));
    child.once('exit', onExit);
    child.once('error', reject);
    const follow = (stream: NodeJS.ReadableStream | null) => {
      if (!stream) return;
      createInterface(stream).on('line', (line) => {
        said.push(line);
        if (said.length > 20) said.shift();
        if (!isReady && / on http:\/\//.test(line)) {
          isReady = true;
          child.off('exit', onExit);
          resolve();
        } else log(`${name}: ${line}`);
      });
    };
    follow(child.stdout);
    follow(child.stderr);
  });
}
