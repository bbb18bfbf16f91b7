import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { portsFrom, requireFree } from 'run/ports';
import { publishedFolder } from '../support/builds-under-test';
import { firstPort } from '../support/storefront-test';

const port = firstPort + 30;

/** What takes part in `npx pnpm start`, the one that was started by hand first. */
type Member = 'npx' | 'shell of npx' | 'pnpm' | 'shell of pnpm' | 'start';

interface RunningProcess {
  readonly pid: number;
  /** Command line. */
  readonly command: string;
}

/** A shop as the README says to start it. */
interface StartedShop {
  readonly command: ChildProcess;
  /** Waits until its output has the text. */
  said(text: string): Promise<void>;
  processes(): Promise<RunningProcess[]>;
}

let shop: StartedShop | undefined;

test.skip(process.platform !== 'linux', 'Finds processes in /proc');

test.beforeAll(async () => {
  // Nothing has to be built but what the test is about.
  await cp(publishedFolder, `.local/shop-${port}/releases`, { recursive: true, verbatimSymlinks: true });
});

test.afterEach(async () => {
  for (const { pid } of (await shop?.processes()) ?? []) process.kill(pid, 'SIGKILL');
});

function start(): StartedShop {
  const mark = `START_COMMAND_TEST=${randomUUID()}`;
  const [name = '', value = ''] = mark.split('=');
  const command = spawn('npx', ['-y', 'pnpm@12', 'start', '--port', String(port)], {
    // What is fetched once need not be asked for again.
    env: { ...process.env, npm_config_prefer_offline: 'true', [name]: value },
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
  return {
    command,
    said: (text) => expect.poll(() => output, { timeout: 50_000 }).toContain(text),
    processes: () => processesWith(mark),
  };
}

/** Processes that have a variable in their environment. */
async function processesWith(mark: string): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const isOurs = (await read('environ')).includes(mark);
      return isOurs ? [{ pid: Number(pid), command: (await read('cmdline')).replaceAll('\0', ' ') }] : [];
    }),
  );
  return found.flat();
}

/** Waits until a process runs, and gives its id. */
async function running(command: RegExp): Promise<number> {
  let pid: number | undefined;
  await expect
    .poll(
      async () => {
        pid = (await shop?.processes())?.find((one) => command.test(one.command))?.pid;
        return pid;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return pid ?? 0;
}

const commands: Readonly<Record<Member, RegExp>> = {
  npx: /^npm exec/,
  'shell of npx': /^sh -c .?pnpm/,
  pnpm: /^(\S*\/)?pnpm start/,
  'shell of pnpm': /^sh -c .*run\/start\.ts/,
  start: /^(\S*\/)?node .*run\/start\.ts/,
};

async function nothingIsLeft(): Promise<void> {
  await expect(async () => {
    expect((await shop?.processes())?.map(({ command }) => command)).toEqual([]);
    // A process that ends gives its environment back before its ports.
    await requireFree(portsFrom(port));
  }).toPass({ timeout: 15_000 });
}

for (const [member, signals] of [
  ['npx', ['SIGTERM', 'SIGKILL', 'SIGHUP']],
  ['shell of npx', ['SIGTERM', 'SIGKILL']],
  ['pnpm', ['SIGTERM', 'SIGKILL', 'SIGINT']],
  ['shell of pnpm', ['SIGTERM', 'SIGKILL']],
  ['start', ['SIGTERM', 'SIGKILL', 'SIGHUP']],
] as const) {
  for (const signal of signals) {
    test(`${signal} to ${member} of an open shop leaves nothing behind`, async () => {
      shop = start();
      await shop.said('the shop is open');
      process.kill(await running(commands[member]), signal);
      await nothingIsLeft();
    });
  }
}

for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  test(`${signal} of the terminal leaves nothing behind`, async () => {
    shop = start();
    await shop.said('the shop is open');
    process.kill(-(shop.command.pid ?? 0), signal);
    await nothingIsLeft();
  });
}

for (const [member, signal] of [
  ['npx', 'SIGTERM'],
  ['npx', 'SIGKILL'],
  ['pnpm', 'SIGKILL'],
  ['start', 'SIGTERM'],
  ['start', 'SIGKILL'],
] as const) {
  test(`${signal} to ${member} while the parts start leaves nothing behind`, async () => {
    shop = start();
    await running(/backend\/main\.ts/);
    process.kill(await running(commands[member]), signal);
    await nothingIsLeft();
  });
}

for (const [member, signal] of [
  ['npx', 'SIGKILL'],
  ['shell of pnpm', 'SIGKILL'],
  ['start', 'SIGINT'],
] as const) {
  test(`${signal} to ${member} before anything is built leaves nothing behind`, async () => {
    shop = start();
    await running(commands.start);
    process.kill(await running(commands[member]), signal);
    await nothingIsLeft();
  });
}

test('parts that have died leave their ports, and nothing when the rest ends', async () => {
  shop = start();
  await shop.said('the shop is open');
  for (const [part, signal] of [
    ['backend/main.ts', 'SIGTERM'],
    ['serve-artefacts.ts catalogue', 'SIGINT'],
    ['serve-artefacts.ts cart', 'SIGHUP'],
    ['server/shell.cjs', 'SIGKILL'],
  ] as const) {
    process.kill(await running(new RegExp(part)), signal);
  }
  for (const part of ['backend', 'catalogue', 'cart', 'shell']) await shop.said(`${part} stopped`);
  const { hosts, ...own } = portsFrom(port);
  const { quote: _, ...others } = hosts;
  await requireFree({ ...own, hosts: others });
  process.kill(await running(commands.npx), 'SIGTERM');
  await nothingIsLeft();
});
