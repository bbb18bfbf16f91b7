import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { expect, test } from '@playwright/test';
import { prepareToStart, type StartedShop, startedPorts, startShop } from '../support/started-shop';

let shop: StartedShop;
let inTheWay: Server | undefined;

test.skip(process.platform !== 'linux', 'Finds processes in /proc');

// Each starts a whole shop, and waits for parts of it that come back later each time.
test.describe.configure({ timeout: 180_000 });

test.beforeAll(prepareToStart);

test.beforeEach(async () => {
  shop = startShop();
  await shop.said('the shop is open');
});

test.afterEach(async () => {
  inTheWay?.close();
  await shop.killAll();
});

const parts = {
  backend: { command: /backend\/main\.ts/, asked: `http://localhost:${startedPorts.backend}/health` },
  cart: {
    command: /serve-artefacts\.ts cart/,
    asked: `http://localhost:${startedPorts.hosts.cart}/none`,
  },
  shell: { command: /server\/shell\.cjs/, asked: `http://localhost:${startedPorts.shell}/shop` },
} as const;

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => null,
  );

/** Waits until each part answers as it should: what asks a database first, on a busy machine, may be asked to come again. */
const allAnswer = () =>
  expect
    .poll(() => Promise.all(Object.values(parts).map(({ asked }) => statusOf(asked))), { timeout: 30_000 })
    .toEqual([200, 404, 200]);

/** Kills the cart's host and takes its port before it is there again, which it then cannot be. */
async function takeTheCartsPort(): Promise<Server> {
  process.kill(await shop.running(parts.cart.command), 'SIGKILL');
  const server = createServer();
  await expect(async () => {
    server.listen(startedPorts.hosts.cart, 'localhost');
    await once(server, 'listening');
  }).toPass({ intervals: [5], timeout: 10_000 });
  return server;
}

test('what is killed answers again at its address, later each time where it cannot, beside a shop that goes on', async () => {
  await allAnswer();
  inTheWay = await takeTheCartsPort();
  await shop.said('cart ended before it was ready (exit 1) and is started again in 2 s.');
  await expect.poll(() => statusOf(parts.shell.asked)).toBe(200);
  inTheWay.close();
  await shop.said('cart works again.');
  for (const part of ['backend', 'shell'] as const) {
    const { command } = parts[part];
    const killed = await shop.running(command);
    process.kill(killed, 'SIGKILL');
    await shop.said(`${part} stopped (SIGKILL) and is started again`);
    await shop.said(`${part} works again.`);
    await shop.running(command, killed);
  }
  await allAnswer();
  process.kill(await shop.running(/^npm exec/), 'SIGTERM');
  await shop.nothingIsLeft();
});

test('SIGKILL while a part waits to be started again leaves nothing behind', async () => {
  inTheWay = await takeTheCartsPort();
  await shop.said('cart ended before it was ready (exit 1) and is started again in 4 s.');
  inTheWay.close();
  process.kill(await shop.running(/^npm exec/), 'SIGKILL');
  await shop.nothingIsLeft();
});
