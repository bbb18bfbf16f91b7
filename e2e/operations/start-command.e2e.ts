import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { expect, test } from '@playwright/test';
import { prepareToStart, type StartedShop, startedPorts, startShop } from '../support/started-shop';

/** Processes of `npx pnpm start`, the one started by hand first. */
type Member = 'npx' | 'pnpm' | 'shell of pnpm' | 'start';

let shop: StartedShop;

test.skip(process.platform !== 'linux', 'Finds processes in /proc');

// Each test starts a whole shop, and some wait for parts that restart after growing delays.
test.describe.configure({ timeout: 180_000 });

test.beforeAll(prepareToStart);

test.afterEach(() => shop.killAll());

async function openShop(): Promise<void> {
  shop = startShop();
  await shop.expectOutput('the shop is open');
}

const commands: Readonly<Record<Member, RegExp>> = {
  npx: /^npm exec/,
  pnpm: /^(\S*\/)?pnpm start/,
  'shell of pnpm': /^sh -c .*run\/start\.ts/,
  start: /^(\S*\/)?node .*run\/start\.ts/,
};

for (const [member, signals] of [
  ['npx', ['SIGTERM', 'SIGKILL']],
  ['pnpm', ['SIGTERM', 'SIGINT']],
  ['shell of pnpm', ['SIGKILL']],
  ['start', ['SIGKILL']],
] as const) {
  for (const signal of signals) {
    test(`${signal} to ${member} of an open shop leaves nothing behind`, async () => {
      await openShop();
      process.kill(await shop.running(commands[member]), signal);
      await shop.nothingIsLeft();
    });
  }
}

for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  test(`${signal} of the terminal leaves nothing behind`, async () => {
    await openShop();
    process.kill(-(shop.command.pid ?? 0), signal);
    await shop.nothingIsLeft();
  });
}

for (const [member, signal] of [
  ['start', 'SIGTERM'],
  ['start', 'SIGKILL'],
] as const) {
  test(`${signal} to ${member} while the parts start leaves nothing behind`, async () => {
    shop = startShop();
    await shop.running(/backend\/main\.ts/);
    process.kill(await shop.running(commands[member]), signal);
    await shop.nothingIsLeft();
  });
}

test('SIGKILL to npx before anything is built leaves nothing behind', async () => {
  shop = startShop();
  await shop.running(commands.start);
  process.kill(await shop.running(commands.npx), 'SIGKILL');
  await shop.nothingIsLeft();
});

test('every part listens at HOST', async () => {
  // All of 127.0.0.0/8 is this machine, and nothing listens at this address by default.
  const host = '127.0.0.2';
  shop = startShop({ HOST: '0.0.0.0', OFFICE_TOKENS: 'ann:only-for-this-journey' });
  await shop.expectOutput(`the shop is open: http://localhost:${startedPorts.shell}`);
  await shop.expectOutput(`the office is open: http://office.localhost:${startedPorts.shell}`);
  const { shell, backend, hosts } = startedPorts;
  for (const [port, path, status] of [
    [shell, '/shop', 200],
    [backend, '/healthz', 200],
    ...Object.values(hosts).map((one) => [one, '/none', 404] as const),
  ] as const) {
    // On a busy machine the first query of a database may fail at first.
    await expect
      .poll(async () => [port, (await fetch(`http://${host}:${port}${path}`)).status])
      .toEqual([port, status]);
  }
});

test.describe('parts of an open shop', () => {
  let inTheWay: Server | undefined;

  test.beforeEach(openShop);
  test.afterEach(() => inTheWay?.close());

  const parts = {
    backend: { command: /backend\/main\.ts/, asked: `http://localhost:${startedPorts.backend}/healthz` },
    cart: {
      command: /serve-assets\.ts cart/,
      asked: `http://localhost:${startedPorts.hosts.cart}/none`,
    },
    shell: { command: /server\/shell\.cjs/, asked: `http://localhost:${startedPorts.shell}/shop` },
  } as const;

  const statusOf = (address: string) =>
    fetch(address).then(
      ({ status }) => status,
      () => null,
    );

  /** Waits until each part answers as it should; on a busy machine the first query of a database may fail at first. */
  const allAnswer = () =>
    expect
      .poll(() => Promise.all(Object.values(parts).map(({ asked }) => statusOf(asked))), { timeout: 30_000 })
      .toEqual([200, 404, 200]);

  /** Kills the cart's asset server and occupies its port, so that it cannot restart. */
  async function takeTheCartsPort(): Promise<Server> {
    process.kill(await shop.running(parts.cart.command), 'SIGKILL');
    const server = createServer();
    await expect(async () => {
      server.listen(startedPorts.hosts.cart, 'localhost');
      await once(server, 'listening');
    }).toPass({ intervals: [5], timeout: 10_000 });
    return server;
  }

  test('killed processes are restarted at their addresses, later each time in a crash loop, beside a running shop', async () => {
    await allAnswer();
    inTheWay = await takeTheCartsPort();
    await shop.expectOutput('cart ended before it was ready (exit 1) and is started again in 2 s.');
    await expect.poll(() => statusOf(parts.shell.asked)).toBe(200);
    inTheWay.close();
    await shop.expectOutput('cart works again.');
    for (const part of ['backend', 'shell'] as const) {
      const { command } = parts[part];
      const killed = await shop.running(command);
      process.kill(killed, 'SIGKILL');
      await shop.expectOutput(`${part} stopped (SIGKILL) and is started again`);
      await shop.expectOutput(`${part} works again.`);
      await shop.running(command, killed);
    }
    await allAnswer();
    process.kill(await shop.running(/^npm exec/), 'SIGTERM');
    await shop.nothingIsLeft();
  });

  test('SIGKILL while a part waits to be started again leaves nothing behind', async () => {
    inTheWay = await takeTheCartsPort();
    await shop.expectOutput('cart ended before it was ready (exit 1) and is started again in 4 s.');
    inTheWay.close();
    process.kill(await shop.running(/^npm exec/), 'SIGKILL');
    await shop.nothingIsLeft();
  });
});
