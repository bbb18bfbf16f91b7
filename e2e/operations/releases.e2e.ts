import type { Browser, Page } from '@playwright/test';
import { previewLink } from 'releases/preview/preview-link';
import { setTraffic } from 'releases/traffic/set-traffic';
import { byEveryWorker } from '../support/by-every-worker';
import { badgeOf, bucketWhere, liveCart, privateCookies, publishCart } from '../support/cart-releases';
import { openInteractive } from '../support/interactive';
import { requestsMeanwhile } from '../support/meanwhile';
import { address, expect, hostAddress, releases, test } from '../support/storefront-test';

const live = liveCart();

test('a second release is published, given half of the visitors, then all, and taken back', async ({
  browser,
  hear,
  request,
}) => {
  test.slow();
  const first = live.version;
  const second = await publishCart();
  expect(second).not.toBe(first);

  // A page that asks the backend for nothing while the cart is empty: on a busy machine that may be late by itself.
  const traffic = requestsMeanwhile(`${address}/shop/shopping-cart`);
  const old = await visitor(browser, hear, second, (position) => position < 5_000);
  const chosen = await visitor(browser, hear, second, (position) => position >= 5_000);

  await setTraffic(releases, 'cart', { [first]: 50, [second]: 50 });
  await servedByAll(chosen.cookie, second);
  for (const { page, release, name } of [
    { ...old, release: first, name: 'Cart, 0 items' },
    { ...chosen, release: second, name: 'Basket of 0' },
  ]) {
    const scripts: string[] = [];
    page.on('request', (asked) => scripts.push(asked.url()));
    const document = await openInteractive(page, `${address}/shop`);
    expect(await document?.text()).toContain(badgeOf(release));
    await expect(wayToCart(page)).toHaveAccessibleName(name);
    await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
    await expect(wayToCart(page)).toHaveAccessibleName(
      name === 'Cart, 0 items' ? 'Cart, 1 item' : 'Basket of 1',
    );
    const cartScripts = scripts.filter((url) => url.startsWith(hostAddress('cart')));
    expect(cartScripts.length).toBeGreaterThan(0);
    for (const url of cartScripts) expect(url).toContain(`/${release}/`);
  }

  await setTraffic(releases, 'cart', { [second]: 100 });
  await servedSoon(old.cookie, second);
  await old.page.reload();
  await expect(wayToCart(old.page)).toHaveAccessibleName('Basket of 1');

  await setTraffic(releases, 'cart', { [first]: 100 });
  await servedSoon(chosen.cookie, first);
  await chosen.page.reload();
  await expect(wayToCart(chosen.page)).toHaveAccessibleName('Cart, 1 item');

  const statuses = await traffic.stop();
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await Promise.all([old.page.context().close(), chosen.page.context().close()]);

  async function shown(cookie: string) {
    return (await request.get('/about-us', { headers: { cookie } })).text();
  }

  /** Waits until every worker of a running shell serves a release. */
  async function servedByAll(cookie: string, release: string) {
    await byEveryWorker(async () => expect(await shown(cookie)).toContain(`data-release="${release}"><a`));
  }

  /** As `servedByAll` for files that every worker has already: the first may take two seconds. */
  async function servedSoon(cookie: string, release: string) {
    await expect
      .poll(() => shown(cookie), { timeout: 2_000, intervals: [50] })
      .toContain(`data-release="${release}"><a`);
    await servedByAll(cookie, release);
  }
});

test('a release without visitors is previewed by a link, on every page, until that visitor leaves it', async ({
  browser,
  hear,
}) => {
  test.slow();
  const second = await publishCart();
  await setTraffic(releases, 'cart', { [live.version]: 100, [second]: 0 });
  const { link } = await previewLink(releases, { cart: second }, address);
  const [previewing, other] = await Promise.all([0, 1].map(() => visitor(browser, hear, second, () => true)));
  if (!previewing || !other) throw new Error('There should be two visitors.');
  const { page } = previewing;
  const mark = page.getByRole('complementary', { name: 'Preview' });

  const document = await openInteractive(page, link);
  expect(page.url()).toBe(`${address}/`);
  expect(await document?.text()).toContain(badgeOf(second));
  await expect(mark).toContainText(`cart ${second}`);
  await expect(wayToCart(page)).toHaveAccessibleName('Basket of 0');
  await page.getByRole('link', { name: 'Browse the shop' }).first().click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
  await expect(wayToCart(page)).toHaveAccessibleName('Basket of 1');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(mark).toContainText(`cart ${second}`);

  await openInteractive(other.page, '/shop');
  await expect(wayToCart(other.page)).toHaveAccessibleName('Cart, 0 items');
  await expect(other.page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);

  await mark.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(wayToCart(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(mark).toHaveCount(0);
  expect(page.url()).toBe(`${address}/shop`);
  await Promise.all([page.context().close(), other.page.context().close()]);
});

/** The header's button or link to the cart, whichever release shows it. */
function wayToCart(page: Page) {
  return page.getByRole('banner').locator('[data-boundary="cart/header-cart"] a');
}

async function visitor(
  browser: Browser,
  hear: (context: Awaited<ReturnType<Browser['newContext']>>) => void,
  newest: string,
  fits: (position: number) => boolean,
) {
  const id = bucketWhere(newest, fits);
  const context = await browser.newContext();
  await context.addCookies([{ name: 'bucket', value: id, url: address }]);
  hear(context);
  return { page: await context.newPage(), cookie: privateCookies(id) };
}
