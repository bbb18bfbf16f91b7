import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { distrustRemote, trustRemote } from 'releases/trust/trust-remote';
import { liveCart, liveVersion, publishCart } from '../support/cart-releases';
import { visiting } from '../support/meanwhile';
import { type OperatedShop, openOperatedShop } from '../support/operated-shop';
import { operator } from '../support/operator';
import { expect, hostAddress, releases, test } from '../support/storefront-test';

// A shell waits 1.5 s for a file of a release (shell/server/remotes/deadlines.ts).
const tooLong = 2_500;

let isSlow: boolean;
let host: Server;
let origin: string;
let shop: OperatedShop;
liveCart();

test.beforeAll(async () => {
  host = createServer(async ({ url }, response) => {
    if (isSlow) await delay(tooLong);
    const answer = await fetch(hostAddress('cart') + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => host.listen(0, 'localhost', done));
  origin = `http://localhost:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

test.beforeEach(async () => {
  test.slow();
  isSlow = true;
  await trustRemote(releases, 'cart', { origins: [origin] });
  shop = await openOperatedShop('a folder');
});
test.afterEach(async () => {
  await distrustRemote(releases, 'cart', { origins: [origin] });
  await shop.close();
});

test('a rollout with a slow host is not taken back: it waits until the files arrive', async () => {
  const version = await publishCart();
  await operator(['status']);
  const steps = ['--steps', '50,100', '--every', '1s', '--force', '--why', 'a try'];
  const begun = await operator(['rollout', `cart@${version}`, ...steps], { CART_ORIGIN: origin });
  expect(begun, begun.stderr).toMatchObject({ code: 0 });
  const rollout = async () => (await releases.store.read()).map?.rollouts.cart;

  const visitors = visiting(shop.shells, version);
  // More documents than once took a sound release back.
  const waits =
    /inconclusive, it keeps its visitors until more is known: fetch: its files could not be fetched for \d[\d,]+ documents/;
  await expect.poll(async () => (await operator(['status'])).stdout, { timeout: 60_000 }).toMatch(waits);
  expect(await rollout()).toMatchObject({ version, step: 0, paused: false });

  isSlow = false;
  await expect.poll(rollout, { timeout: 90_000 }).toBeUndefined();
  expect(await liveVersion('cart')).toBe(version);
  const documents = await visitors.stop();
  expect(new Set(documents.map(({ status }) => status))).toEqual(new Set([200]));
});
