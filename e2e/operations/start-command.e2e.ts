import { expect, test } from '@playwright/test';
import { prepareToStart, type StartedShop, startedPorts, startShop } from '../support/started-shop';

/** What takes part in `npx pnpm start`, the one that was started by hand first. */
type Member = 'npx' | 'pnpm' | 'shell of pnpm' | 'start';

let shop: StartedShop | undefined;

test.skip(process.platform !== 'linux', 'Finds processes in /proc');

// Each starts a whole shop.
test.describe.configure({ timeout: 180_000 });

test.beforeAll(prepareToStart);

test.afterEach(() => shop?.killAll());

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
      shop = startShop();
      await shop.said('the shop is open');
      process.kill(await shop.running(commands[member]), signal);
      await shop.nothingIsLeft();
    });
  }
}

for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  test(`${signal} of the terminal leaves nothing behind`, async () => {
    shop = startShop();
    await shop.said('the shop is open');
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

test('with HOST every part listens there', async () => {
  // All of 127.0.0.0/8 is this machine, and nothing listens at this address unless it is told to.
  const host = '127.0.0.2';
  shop = startShop({ HOST: '0.0.0.0' });
  await shop.said(`the shop is open: http://localhost:${startedPorts.shell}`);
  const { shell, backend, hosts } = startedPorts;
  for (const [port, path, status] of [
    [shell, '/shop', 200],
    [backend, '/health', 200],
    ...Object.values(hosts).map((one) => [one, '/none', 404] as const),
  ] as const) {
    // What asks a database first, on a busy machine, may be asked to come again.
    await expect
      .poll(async () => [port, (await fetch(`http://${host}:${port}${path}`)).status])
      .toEqual([port, status]);
  }
});
