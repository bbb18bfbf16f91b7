import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { portsFrom, requireFree } from 'run/ports';
import { publishedFolder } from './builds-under-test';
import { firstPort } from './storefront-test';

/** Ports of the shop that `startShop` starts. */
export const startedPorts = portsFrom(firstPort + 30);

interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

/** A shop as the README says to start it. Its processes are found in /proc. */
export interface StartedShop {
  readonly command: ChildProcess;
  /** Waits until its output has the text. */
  expectOutput(text: string): Promise<void>;
  processes(): Promise<RunningProcess[]>;
  /** Waits for a process with such a command line, other than the given one, and returns its id. */
  running(command: RegExp, otherThan?: number): Promise<number>;
  /** Waits until none of its processes runs any more, and its ports are free. */
  nothingIsLeft(): Promise<void>;
  /** Ends its remaining processes, and waits for that. */
  killAll(): Promise<void>;
}

/** Provides releases, so that the start need not build them. */
export async function prepareToStart(): Promise<void> {
  const releases = `.local/shop-${startedPorts.shell}/releases`;
  await cp(publishedFolder, releases, { recursive: true, verbatimSymlinks: true });
}

/** Starts a shop by `npx pnpm start`, with these variables. */
export function startShop(environment: Readonly<Record<string, string>> = {}): StartedShop {
  const mark = `START_COMMAND_TEST=${randomUUID()}`;
  const [name = '', value = ''] = mark.split('=');
  const command = spawn('npx', ['-y', 'pnpm@12', 'start', '--port', String(startedPorts.shell)], {
    // Reuses downloaded packages.
    env: { ...process.env, npm_config_prefer_offline: 'true', ...environment, [name]: value },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A terminal gives each command a process group, too.
    detached: true,
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const processes = () => processesWith(mark);
  return {
    command,
    // A dozen processes start, and on a busy machine one after the other.
    expectOutput: (text) => expect.poll(() => output, { timeout: 100_000 }).toContain(text),
    processes,
    async running(wanted, otherThan) {
      let pid: number | undefined;
      await expect
        .poll(
          async () => {
            pid = (await processes()).find((one) => one.pid !== otherThan && wanted.test(one.command))?.pid;
            return pid;
          },
          { timeout: 30_000 },
        )
        .toBeDefined();
      return pid ?? 0;
    },
    nothingIsLeft: () =>
      expect(async () => {
        expect((await processes()).map((one) => one.command)).toEqual([]);
        // A process that ends gives its environment back before its ports.
        await requireFree(startedPorts);
      }).toPass({ timeout: 15_000 }),
    killAll: () =>
      expect(async () => {
        const left = await processes();
        for (const { pid } of left) process.kill(pid, 'SIGKILL');
        expect(left).toEqual([]);
      }).toPass(),
  };
}

/** Processes with a variable in their environment, as `NAME=value`. */
export async function processesWith(mark: string): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const isOurs = (await read('environ')).split('\0').includes(mark);
      return isOurs ? [{ pid: Number(pid), command: (await read('cmdline')).replaceAll('\0', ' ') }] : [];
    }),
  );
  return found.flat();
}
