import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { liftQuarantine } from 'releases/quarantine/quarantine';
import { setTraffic } from 'releases/traffic/set-traffic';
import { waitUntilInteractive } from 'run/browser/interactive';
import { byEveryWorker } from '../support/by-every-worker';
import {
  badgeOf,
  liveVersion,
  newerHalf,
  olderHalf,
  privateCookies,
  publishCart,
} from '../support/cart-releases';
import { cartControl } from '../support/cart-steps';
import { eventsIn } from '../support/events-in';
import { openInteractive } from '../support/interactive';
import {
  address,
  expect,
  failedWith,
  hostAddress,
  releases,
  releasesFolder,
  test,
} from '../support/storefront-test';

let first: string;
let second: string | null = null;

test.beforeEach(async () => {
  test.slow();
  first = await liveVersion('cart');
});
test.afterEach(async ({ request }) => {
  await setTraffic(releases, 'cart', { [first]: 100 });
  // The files are removed when no document names the second release any more.
  await expect.poll(async () => (await asked(request, '/about-us', newer)).html).toContain(badgeOf(first));
  if (second) await rm(join(releasesFolder, 'cart', second), { recursive: true, force: true });
});

async function publishWith(instead?: string, file?: string): Promise<string> {
  second = await publishCart(instead, file);
  return second;
}

// Ids of visitors who get the newer of two releases, and the older.
let newer: string;
let older: string;

/** Gives half of the traffic to each release, and waits until the running shell has read that. */
async function halfEach(request: APIRequestContext, other: string) {
  newer = newerHalf(other);
  older = olderHalf(other);
  await setTraffic(releases, 'cart', { [first]: 50, [other]: 50 });
  // The page knows whether there is another release for its visitor.
  await expect
    .poll(async () => (await asked(request, '/about-us', older)).html)
    .toContain('"replaceable":["cart"]');
}

async function asked(request: APIRequestContext, path: string, bucket: string) {
  const began = performance.now();
  const response = await request.get(path, { headers: { cookie: privateCookies(bucket) } });
  const html = await response.text();
  return { status: response.status(), headers: response.headers(), html, took: performance.now() - began };
}

test('visitors of a release that throws get an interactive page of the default release, and others notice nothing', async ({
  page,
  request,
  log,
}) => {
  const other = await publishWith('e2e/support/ThrowingCartBadge.tsx');
  await halfEach(request, other);
  const ids: (string | undefined)[] = [];
  for (const bucket of [newer, older]) {
    const { status, headers, html } = await asked(request, '/about-us', bucket);
    if (bucket === newer) ids.push(headers['x-request-id']);
    expect(status).toBe(200);
    expect(html).toContain(badgeOf(first));
    expect(html).not.toContain(other);
  }
  const thrown = () => eventsIn(log).filter(({ release, phase }) => release === other && phase !== 'fetch');
  // On a busy machine the first files may be late; they are requested again after three seconds.
  await expect(async () => {
    ids.push((await asked(request, '/about-us', newer)).headers['x-request-id']);
    expect(thrown()).toEqual([
      expect.objectContaining({
        level: 'error',
        requestId: expect.stringMatching(new RegExp(`^(?:${ids.join('|')})$`)),
        remote: 'cart',
        phase: 'render',
        address: '/about-us',
        err: expect.objectContaining({
          type: 'Error',
          message: 'This badge is broken.',
          stack: expect.stringContaining(`release:cart@${other}/e2e/support/ThrowingCartBadge.tsx:`),
        }),
      }),
    ]);
  }).toPass();

  await page.context().addCookies([{ name: 'bucket', value: newer, url: address }]);
  await openInteractive(page, '/shop');
  await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartControl(page, '1 item')).toBeVisible();
});

test('a loader that never settles and a component that suspends for ever delay nobody', async ({
  page,
  request,
  expectMessage,
}) => {
  const other = await publishWith('e2e/support/harm/never-settles.tsx', 'cart-mfe/routes.tsx');
  await halfEach(request, other);
  for (const path of ['/shop/shopping-cart', '/shop/wishlist']) {
    const { status, html, took } = await asked(request, path, newer);
    expect(status, path).toBe(200);
    expect(html, path).toContain(`data-boundary="cart" data-release="${first}"`);
    expect(took, path).toBeLessThan(4_000);
  }

  // The release may get no strike for being late while the machine stands still.
  await expect(async () => {
    await asked(request, '/shop/shopping-cart', newer);
    expect(await liftQuarantine(releases.store, { remote: 'cart', version: other })).toBe(true);
  }).toPass();
  // A remote's only release is not quarantined for being late.
  await setTraffic(releases, 'cart', { [other]: 100 });
  await byEveryWorker(async () => {
    const { html } = await asked(request, '/about-us', older);
    expect(html).toContain(badgeOf(other));
  });
  for (const path of ['/shop/shopping-cart', '/shop/wishlist']) {
    const { status, headers, html, took } = await asked(request, path, newer);
    expect(status, path).toBe(503);
    expect(Number(headers['retry-after']), path).toBeGreaterThan(0);
    expect(html, path).toContain('This part of the shop is not available right now');
    expect(html, path).toContain(badgeOf(other));
    expect(took, path).toBeLessThan(4_000);
  }
  expectMessage(failedWith(503), `${address}/shop/shopping-cart`);
  // The loader's error as React reports it in a browser.
  const [library] = /\/_shell\/library\.\w+\.js/.exec((await asked(request, '/about-us', newer)).html) ?? [];
  expectMessage('{message: The page failed on the server.}', address + library);
  await openInteractive(page, '/shop/shopping-cart');
  await expect(cartControl(page, '0 items')).toBeVisible();
});

test.describe('two releases have half of the visitors each, and a file of one is missing', () => {
  for (const missing of ['release.json', 'server/container.cjs']) {
    test(`all visitors get a working page if the host lacks ${missing}`, async ({ page, request }) => {
      const other = await publishWith();
      await halfEach(request, other);
      // Before any visitor gets the release.
      for (const suffix of ['', '.br', '.gz'])
        await rm(join(releasesFolder, 'cart', other, missing + suffix), { force: true });
      for (const bucket of [newer, older, ...Array.from({ length: 20 }, () => randomUUID())]) {
        for (const path of ['/about-us', '/shop/shopping-cart']) {
          const { status, html } = await asked(request, path, bucket);
          expect(status).toBe(200);
          expect(html).toContain(badgeOf(first));
          expect(html).not.toContain('not available right now');
        }
      }
      await page.context().addCookies([{ name: 'bucket', value: newer, url: address }]);
      await openInteractive(page, '/shop/shopping-cart');
      await expect(cartControl(page, '0 items')).toBeVisible();
    });
  }
});

test.describe('a release that only browsers cannot load', () => {
  const notFound = 'Failed to load resource: net::ERR_FAILED';
  let other: string;

  test.beforeEach(async ({ page, request }) => {
    other = await publishWith();
    await halfEach(request, other);
    await byEveryWorker(async () => {
      expect((await asked(request, '/shop', newer)).html).toContain(`data-release="${other}"`);
    });
    await page.context().addCookies([{ name: 'bucket', value: newer, url: address }]);
  });

  test('is replaced by the other release in one navigation, and the page becomes interactive', async ({
    page,
    allowMessage,
  }) => {
    const documents: string[] = [];
    page.on('request', (one) => one.isNavigationRequest() && documents.push(one.url()));
    await page.route(`${hostAddress('cart')}/${other}/**`, (route) => {
      allowMessage(notFound, route.request().url());
      return route.abort();
    });
    await page.goto('/shop?page=2#content');
    await expect(page.locator(`[data-boundary="cart/header-cart"][data-release="${first}"]`)).toBeAttached();
    await waitUntilInteractive(page);
    expect(documents).toHaveLength(2);
    expect(page.url()).toBe(`${address}/shop?page=2#content`);
    await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartControl(page, '1 item')).toBeVisible();

    await page.goto('/shop/wishlist');
    await waitUntilInteractive(page);
    expect(documents).toHaveLength(3);
    await expect(page.locator(`[data-boundary="cart"][data-release="${first}"]`)).toBeAttached();
  });
});
