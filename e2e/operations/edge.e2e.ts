import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:tls';
import { bucketOf, cellCount, cellOf } from 'releases/traffic/bucket';
import { positionOf } from 'releases/traffic/pick';
import { setTraffic } from 'releases/traffic/set-traffic';
import type { Child } from 'run/child';
import { badgeOf, liveCart, publishCart } from '../support/cart-releases';
import { sampleProduct } from '../support/cart-steps';
import { type Edge, type EdgeAnswer, hasNginx, startEdge } from '../support/edge';
import { startShell } from '../support/own-shell';
import {
  expect,
  firstPort,
  ports,
  releases,
  releasesFolder,
  shellSecret,
  test,
} from '../support/storefront-test';

const secondShell = firstPort + 56;
const edgePorts = { plain: firstPort + 57, tls: firstPort + 58, shells: [ports.shell, secondShell] } as const;
const live = liveCart();

let edge: Edge;
let second: Child;

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.skip(() => !hasNginx(), 'there is no nginx');

const startSecond = () => startShell(secondShell, { SHELL_SECRET: shellSecret, TRUST_PROXY: 'loopback' });

test.beforeAll(async () => {
  second = await startSecond();
  edge = await startEdge(`${releasesFolder}/../edge`, edgePorts);
});
test.afterAll(async () => {
  await edge?.stop();
  await second?.stop();
});

/** The numbers of items that a document names in its link to the cart. */
const cartsIn = (html: string) =>
  new Set([...html.matchAll(/aria-label="Cart, (\d+) items?"/g)].map(([, count]) => Number(count)));

test('of 10,000 interleaved requests every visitor gets their own cart, and nobody another’s', async ({
  request,
}) => {
  const { id } = await sampleProduct(request);
  const paths = ['/about-us', '/shop', '/quote', '/'];
  const told: string[] = [];
  const cached: Record<string, number> = {};
  // Collected, since an assertion each would take longer than the requests.
  const faults: string[] = [];
  const carts = ({ html }: EdgeAnswer) => [...cartsIn(html)].join();
  const visit = async (nth: number) => {
    const path = paths[(nth >> 3) % paths.length] ?? '';
    // Every tenth visitor has a cart of a size of their own, another tenth nothing, and all others have a bucket.
    const items = nth % 10 === 0 ? 100 + (nth % 8_000) : 0;
    const anonymous = nth % 10 === 1 ? '' : `_ga=1; bucket=${bucketOf('', nth % 4).id}`;
    const cookie = items ? `cart=${id}*${items}` : anonymous;
    let answer = await edge.ask(path, { cookie, 'accept-encoding': 'identity' });
    // A busy shell may refuse a document, or show it without its main part: a visitor tries again.
    for (let again = 0; answer.status === 503 && again < 50; again += 1) {
      if (carts(answer) !== '' && carts(answer) !== `${items}`) break;
      answer = await edge.ask(path, { cookie, 'accept-encoding': 'identity' });
    }
    const { status, headers, cache } = answer;
    const set = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0] ?? '');
    const isRight =
      status === 200 &&
      carts(answer) === `${items}` &&
      headers['cache-control'] === 'private, no-cache' &&
      (cache === 'BYPASS') === items > 0 &&
      set.length === (items ? 1 : 0);
    if (!isRight) faults.push([nth, path, cookie, status, carts(answer), cache, set].join(' '));
    if (items) told.push(...set);
    else cached[String(cache)] = (cached[String(cache)] ?? 0) + 1;
  };
  let next = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (next < 10_000) await visit(next++);
    }),
  );
  console.log('anonymous documents, by what nginx’s cache did:', cached);
  expect(faults).toEqual([]);
  expect(told.filter((cookie) => !cookie.startsWith('bucket='))).toEqual([]);
  expect(new Set(told).size).toBe(1_000);
  const { HIT = 0, STALE = 0, UPDATING = 0 } = cached;
  expect(HIT + STALE + UPDATING).toBeGreaterThan(5_000);
});

test('one percent of the visitors, a cell, gets the release that has one percent', async () => {
  const newest = await publishCart();
  const isChosen = (bucket: string) => positionOf('cart', newest, bucket) >= 9_900;
  const releaseFor = (bucket: string) => (isChosen(bucket) ? newest : live.version);
  const visitors = Array.from({ length: cellCount }, (_, cell) => bucketOf('', cell).id);
  const chosen = visitors.filter(isChosen);
  expect(chosen).toHaveLength(1);
  const ask = (bucket: string, path = '/about-us') =>
    edge.ask(path, { cookie: `bucket=${bucket}`, 'accept-encoding': 'identity' });

  await ask(chosen[0] ?? '');
  await setTraffic(releases, 'cart', { [live.version]: 99, [newest]: 1 });
  const changed = performance.now();
  await expect
    .poll(async () => (await ask(chosen[0] ?? '')).html.includes(badgeOf(newest)), {
      timeout: 20_000,
      intervals: [50],
    })
    .toBe(true);
  console.log(`the new release was shown after ${Math.round(performance.now() - changed)} ms`);

  const outcomes: unknown[] = [];
  for (const path of ['/about-us', '/shop', '/quote'])
    for (const bucket of [...visitors, ...visitors]) {
      const { html, cache } = await ask(bucket, path);
      expect(html, `${path}, cell ${cellOf(bucket)}`).toContain(badgeOf(releaseFor(bucket)));
      outcomes.push(cache);
    }
  expect(outcomes.filter((cache) => cache === 'HIT' || cache === 'STALE').length).toBeGreaterThan(100);
  // Other visitors of a cell are as it is.
  for (const cell of [cellOf(chosen[0] ?? ''), (cellOf(chosen[0] ?? '') + 1) % cellCount]) {
    const { id } = bucketOf('', cell);
    expect((await ask(id)).html).toContain(badgeOf(releaseFor(id)));
  }
  // A visitor without a bucket is of any cell, and the page's script makes a bucket of one with the same releases.
  const { html } = await edge.ask('/about-us', { 'accept-encoding': 'identity' });
  const cells = /"cells":"([\da-f]{25})"/.exec(html)?.[1] ?? '';
  const has = (cell: number) => Boolean(Number.parseInt(cells[cell >> 2] ?? '', 16) & (1 << (cell & 3)));
  const shown = html.includes(badgeOf(newest)) ? newest : live.version;
  expect(visitors.filter((bucket) => has(cellOf(bucket)))).toEqual(
    visitors.filter((bucket) => releaseFor(bucket) === shown),
  );
});

test('a document and its script come over one HTTP/2 connection', async () => {
  const session = connectHttp2(`https://localhost:${edgePorts.tls}`, { rejectUnauthorized: false });
  const ask = async (path: string, encoding: string) => {
    const stream = session.request({ ':path': path, 'accept-encoding': encoding });
    const [headers] = await once(stream, 'response');
    return { headers, body: await text(stream) };
  };
  try {
    const { headers, body } = await ask('/about-us', 'identity');
    expect(session.alpnProtocol).toBe('h2');
    expect(headers).toMatchObject({
      ':status': 200,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining("script-src 'sha256-"),
      'strict-transport-security': expect.any(String),
    });
    expect(headers).not.toHaveProperty('cache-tag');
    const [, script = ''] = /"(\/_shell\/[^"]+\.js)"/.exec(body) ?? [];
    expect((await ask(script, 'br')).headers).toMatchObject({
      ':status': 200,
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    });
  } finally {
    session.close();
  }
});

test('what a visitor claims to be the proxy’s is overwritten', async () => {
  const bucket = `bucket=${randomUUID()}`;
  const forged = {
    'x-storefront-cell': '7',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'forged-by-me',
  };
  for (const cookie of ['cart=gauze*7', bucket]) {
    const { html, headers } = await edge.ask('/contact-us', { ...forged, cookie });
    expect(html).not.toContain('evil.example');
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(headers).not.toHaveProperty('cache-tag');
  }
  expect([...cartsIn((await edge.ask('/contact-us', { cookie: bucket })).html)]).toEqual([0]);
});

test('of forms that trickle in, an address has 200 at nginx, which a shell ends after ten seconds', async () => {
  const begun = performance.now();
  const head = `POST /quote HTTP/1.1\r\nHost: localhost:${edgePorts.tls}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n`;
  const trickle = async () => {
    const at = {
      host: '127.0.0.1',
      port: edgePorts.tls,
      localAddress: '127.0.0.2',
      rejectUnauthorized: false,
    };
    const socket = connect(at, () => socket.write(head));
    const drip = setInterval(() => socket.write('a'), 2_000);
    const [answer] = await once(socket, 'data').finally(() => clearInterval(drip));
    socket.destroy();
    return `${answer}`.split(' ', 2)[1];
  };
  const statuses = await Promise.all(Array.from({ length: 220 }, trickle));
  expect(statuses.filter((status) => status === '503').length).toBeGreaterThanOrEqual(20);
  expect(statuses).toContain('408');
  expect(performance.now() - begun).toBeLessThan(30_000);
});

test('a document that is refused or lacks something is not stored', async ({ storefront }) => {
  // Of one cell: others have copies of their own.
  const cookie = `bucket=${randomUUID()}`;
  const statuses = async (path: string) => {
    const answers = [];
    for (const _ of 'three') answers.push(await edge.ask(path, { cookie }));
    return answers.map(({ status, cache, headers }) => [status, cache, headers['cache-control']]);
  };
  // `EXPIRED`: an earlier document has been kept, and this answer did not replace it.
  const notStored = expect.stringMatching(/^(MISS|EXPIRED)$/);
  const cartIs = (wanted: number) =>
    expect(async () => {
      // Each shell reads the release map by itself.
      for (const [status] of await statuses('/shop/shopping-cart')) expect(status).toBe(wanted);
    }).toPass({ timeout: 20_000 });
  await setTraffic(releases, 'cart', { [live.version]: 0 });
  await cartIs(503);
  for (const outcome of await statuses('/shop/shopping-cart'))
    expect(outcome).toEqual([503, notStored, 'private, no-cache']);
  await setTraffic(releases, 'cart', { [live.version]: 100 });
  await cartIs(200);

  await storefront.kill('backend');
  for (const [, cache] of await statuses(`/search?keyword=${randomUUID()}`)) expect(cache).toEqual(notStored);
  await storefront.start('backend');
});

test('while no shell can be reached, anonymous visitors get the last document', async ({ storefront }) => {
  const cookie = `bucket=${randomUUID()}`;
  await expect
    .poll(async () => (await edge.ask('/about-us', { cookie })).status, { timeout: 20_000 })
    .toBe(200);
  await storefront.kill('shell');
  await second.kill();
  // Past the five seconds in which it may stand in while one is made.
  const killed = performance.now();
  const shown = new Set<unknown>();
  while (performance.now() - killed < 6_000) {
    const { status, cache } = await edge.ask('/about-us', { cookie });
    shown.add(`${status} ${cache}`);
    await delay(100);
  }
  expect([...shown].at(-1)).toBe('200 STALE');
  expect([...shown].every((outcome) => `${outcome}`.startsWith('200 '))).toBe(true);
  expect((await edge.ask('/about-us', { cookie: `${cookie}; cart=gauze*1` })).status).toBe(502);
  second = await startSecond();
  await expect
    .poll(async () => (await edge.ask('/about-us', { cookie: `${cookie}; cart=gauze*1` })).status, {
      timeout: 20_000,
    })
    .toBe(200);
  await storefront.start('shell');
  // The next journey is not to meet shells that are still busy with their start.
  for (const port of edgePorts.shells)
    await expect
      .poll(async () => (await fetch(`http://localhost:${port}/readyz`)).status, { timeout: 30_000 })
      .toBe(200);
});
