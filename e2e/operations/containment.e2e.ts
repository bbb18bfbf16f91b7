import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import type { QuarantinedRelease } from 'releases/quarantine/quarantine';
import { liftQuarantine, quarantinedReleases } from 'releases/quarantine/quarantine';
import type { Change } from 'releases/release-map/change';
import { describeChange } from 'releases/release-map/describe-change';
import { setTraffic } from 'releases/traffic/set-traffic';
import type { Child } from 'run/child';
import { byEveryWorker } from '../support/by-every-worker';
import {
  badgeOf,
  liveCart,
  newerHalf,
  olderHalf,
  privateCookies,
  publishCart,
} from '../support/cart-releases';
import { eventsIn } from '../support/events-in';
import { requestsMeanwhile } from '../support/meanwhile';
import { startShell } from '../support/own-shell';
import { address, expect, firstPort, hostAddress, releases, test } from '../support/storefront-test';

// Half of the visitors get a harmful release of the cart; everybody must still be served.

/** Path of a page that calls no backend, which may be late on a busy machine. */
const path = '/about-us';

/** Workers restart, and shells read each other's quarantines: that takes seconds, and longer on a busy machine. */
const soon = { timeout: 30_000 };

// Workers stand still, end and start again, on a busy machine one after the other.
test.describe.configure({ timeout: 120_000 });

const good = liveCart();
let harmful: string;
test.afterEach(() => liftQuarantine(releases.store, { remote: 'cart', version: harmful }));

/** Publishes a cart of which one file, by default its badge, does harm. */
async function publish(harm: string, harmless?: string): Promise<void> {
  harmful = await publishCart(`e2e/support/harm/${harm}.tsx`, harmless);
}

async function release(...harm: Parameters<typeof publish>): Promise<void> {
  await publish(...harm);
  await setTraffic(releases, 'cart', { [good.version]: 50, [harmful]: 50 });
}

/** A visit to an address by a visitor of the harmful release. */
async function visit(page = address + path): Promise<string> {
  const cookie = privateCookies(newerHalf(harmful));
  const response = await fetch(page, { headers: { cookie } });
  expect(response.status).toBe(200);
  return response.text();
}

async function quarantined(): Promise<QuarantinedRelease | undefined> {
  return (await quarantinedReleases(releases.store)).find(({ version }) => version === harmful);
}

/** Visits until the release is in quarantine, and then expects that everybody gets the other one. */
async function expectQuarantine(page = address + path): Promise<QuarantinedRelease | undefined> {
  await expect(async () => {
    await visit(page);
    expect(await quarantined()).toBeDefined();
  }).toPass({ timeout: 80_000, intervals: [100] });
  await expect.poll(() => visit(), soon).toContain(badgeOf(good.version));
  return quarantined();
}

for (const [harm, does, strike] of [
  ['loops-in-render', 'loops in its render', { reason: 'hung', phase: 'render' }],
  ['loops-in-evaluation', 'loops while it is evaluated', { reason: 'hung', phase: 'evaluate' }],
  ['evaluates-for-long', 'evaluates for 8 s', { reason: 'hung', phase: 'evaluate' }],
  ['throws-later', 'throws where nobody catches', { reason: 'threw' }],
  ['throws-unreadable', 'throws what throws again when it is read', { reason: 'threw' }],
  ['rejects', 'leaves a rejection alone', { reason: 'rejected' }],
  ['exits', 'ends the process', { reason: 'exited', phase: 'render' }],
  ['kills', 'kills the process', { phase: 'render' }],
  ['closes-descriptors', 'closes what the process has open', { phase: 'render' }],
  ['blocks', 'lets everybody wait for 600 ms', { reason: 'blocked', phase: 'render' }],
  ['allocates', 'takes a gigabyte', { phase: 'render' }],
  ['patches', 'changes what belongs to all', { reason: 'patched' }],
  ['patches-for-good', 'changes what belongs to all for good', { reason: 'patched' }],
] as const) {
  test(`a release that ${does} costs nobody a page, and loses its visitors`, async () => {
    await publish(harm);
    const others = requestsMeanwhile(address + path, {
      cookie: privateCookies(olderHalf(harmful)),
    });
    await setTraffic(releases, 'cart', { [good.version]: 50, [harmful]: 50 });
    const found = await expectQuarantine();
    expect(new Set(await others.stop())).toEqual(new Set([200]));
    expect(found).toMatchObject({ remote: 'cart', version: harmful });
    expect(found?.charges[0]).toMatchObject(strike);
    if ('phase' in strike) expect(found?.charges[0]?.exposed).toBe('header-cart');
  });
}

test('a release whose loader never settles costs no page, and loses its visitors', async () => {
  await release('never-settles', 'cart-mfe/routes.tsx');
  const found = await expectQuarantine(`${address}/shop/shopping-cart`);
  expect(found?.charges[0]).toMatchObject({
    reason: 'late',
    phase: 'load',
    address: '/shop/shopping-cart',
    message: 'the loader of /shop/shopping-cart takes longer than 2000 ms.',
  });
});

test.describe("a release that loops on a visitor's input", () => {
  const page = `${address}${quickOrderPath}`;
  const send = (network: string) =>
    fetch(page, {
      method: 'POST',
      headers: {
        cookie: privateCookies(newerHalf(harmful)),
        'x-forwarded-for': network,
      },
      body: new URLSearchParams({ hang: 'yes' }),
    });
  /** Repeats the request until it ends a worker: on probation, only one worker runs the release. */
  const loopsFor = (network: string) =>
    expect.poll(async () => (await send(network)).status, { ...soon, intervals: [100] }).toBe(503);

  test('keeps its visitors while only one network’s input makes it loop, and is quarantined after three', async () => {
    await release('loops-for-input', 'cart-mfe/routes.tsx');
    for (let nth = 0; nth < 3; nth += 1) await loopsFor('203.0.113.7');
    await loopsFor('198.51.100.1');
    await loopsFor('192.0.2.1');
    await expect.poll(quarantined, soon).toBeDefined();
    const charges = (await quarantined())?.charges ?? [];
    expect(charges.map(({ reason }) => reason)).toEqual(['hung', 'hung', 'hung']);
  });

  test('ends one worker for one request, even as the only release of its remote', async ({ log }) => {
    await publish('loops-for-input', 'cart-mfe/routes.tsx');
    await setTraffic(releases, 'cart', { [harmful]: 100 });
    await expect.poll(async () => (await fetch(page)).text(), soon).toContain(`data-release="${harmful}"`);
    const before = log.length;
    expect((await fetch(`${page}?hang=yes`)).status).toBe(503);
    expect((await fetch(page)).status).toBe(200);
    // The log arrives separately, perhaps after the answer.
    const ended = () =>
      eventsIn(log.slice(before)).filter(({ msg }) => / ended \(hung\) in cart /.test(msg)).length;
    await expect.poll(ended, soon).toBe(1);
  });
});

test('strikes name the place in the code, and lifting the quarantine gives the release its visitors back', async () => {
  await release('throws-later');
  const found = await expectQuarantine();
  expect(found?.charges[0]?.message).toBe('thrown later');
  expect(found?.charges[0]?.stack).toContain(`release:cart@${harmful}/e2e/support/harm/throws-later.tsx:`);
  for (const map of ['.source-maps/VERSION.json', 'VERSION/server/container.cjs.map'])
    expect((await fetch(`${hostAddress('cart')}/${map.replace('VERSION', harmful)}`)).status).toBe(404);
  const { changes } = await releases.store.history();
  expect(changes.at(-1)).toMatchObject({ who: 'shell', remote: 'cart', charges: found?.charges });
  expect(describeChange(changes.at(-1) as Change)).toBe(`cart ${harmful} into quarantine`);
  await liftQuarantine(releases.store, { remote: 'cart', version: harmful });
  await expect.poll(() => visit(), soon).toContain(badgeOf(harmful));
});

test('a remote’s only release that changes globals for good is quarantined, and the pages of others answer again', async () => {
  // Ten workers end before the quarantine.
  test.slow();
  await publish('patches-for-good');
  await setTraffic(releases, 'cart', { [harmful]: 100 });
  const page = async () => {
    const response = await fetch(address + path);
    return { status: response.status, html: await response.text() };
  };
  await expect
    .poll(async () => (await page()) && (await quarantined())?.charges.map(({ reason }) => reason), {
      timeout: 80_000,
    })
    .toContain('exited');
  await expect.poll(async () => (await page()).status, soon).toBe(200);
  await setTraffic(releases, 'cart', { [good.version]: 100 });
  await expect.poll(async () => (await page()).html, soon).toContain(badgeOf(good.version));
});

test('a release that stops servers from answering loses its worker, and the shop works without it', async ({
  log,
}) => {
  test.slow();
  await release('stops-answering');
  const cookie = privateCookies(newerHalf(harmful));
  await expect(async () => {
    // The shell notices after ten seconds that no request is answered.
    await fetch(address + path, { headers: { cookie }, signal: AbortSignal.timeout(1_000) }).catch(
      () => null,
    );
    expect(eventsIn(log).map(({ msg }) => msg)).toContain(
      'this worker is unresponsive: it did not answer its own request, and ends',
    );
  }).toPass({ timeout: 60_000 });
  await setTraffic(releases, 'cart', { [good.version]: 100 });
  // An unresponsive worker holds its requests until it ends, and would hold the next journey's.
  await byEveryWorker(async (options) => expect((await fetch(address + path, options)).status).toBe(200));
});

test('a release that writes 100,000 lines is logged in parts', async ({ log }) => {
  await release('logs');
  await expect.poll(() => visit(), { ...soon, intervals: [100] }).toContain(badgeOf(harmful));
  await expect
    .poll(() => eventsIn(log).some(({ msg }) => /^\d+ more lines were left out$/.test(msg)), soon)
    .toBe(true);
  const logged = eventsIn(log).filter(({ msg }) => /^line \d+$/.test(msg));
  expect(logged.length).toBeLessThan(1_000);
  expect(logged[0]).toMatchObject({
    remote: 'cart',
    release: harmful,
    phase: 'render',
    exposed: 'header-cart',
  });
});

test.describe('beside another shell of the same releases', () => {
  const port = firstPort + 53;
  const origin = `http://localhost:${port}`;
  const lines: string[] = [];
  let other: Child;

  test.beforeEach(async () => {
    other = await startShell(port, { WORKER_HEAP_MB: '96' }, { log: (line) => lines.push(line) });
  });
  test.afterEach(() => other.stop());

  test('a quarantine that one shell begins holds on the other', async () => {
    await release('exits');
    await expectQuarantine(origin + path);
  });

  test('a release that leaks memory ends workers, but costs no page', async () => {
    await release('leaks');
    await expect(async () => {
      await visit(origin + path);
      expect(eventsIn(lines).filter(({ msg }) => / ended \(crashed\)/.test(msg)).length).toBeGreaterThan(1);
    }).toPass({ timeout: 50_000, intervals: [10] });
  });
});
