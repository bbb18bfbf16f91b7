import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { closeDrawer, cookieOf, type SampleProduct, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

async function anyProduct(request: APIRequestContext): Promise<SampleProduct> {
  const product = (await sampleProducts(request, 40)).find(({ images }) => images.length > 1);
  if (!product) throw new Error('No product has two pictures.');
  return product;
}

async function openProduct(page: Page, request: APIRequestContext): Promise<SampleProduct> {
  const product = await anyProduct(request);
  await openInteractive(page, `/product/${product.id}`);
  return product;
}

test('search engines get a description of the product, and its pictures exist', async ({
  request,
  baseURL,
}) => {
  const product = await anyProduct(request);
  const html = await (await request.get(`/product/${product.id}`)).text();
  const parts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);
  const [pictures = ''] = /<ul[^>]*aria-label="Pictures".*?<\/ul>/s.exec(html) ?? [];
  const [data] = parts(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map((text) =>
    JSON.parse(text),
  );
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.productName,
    url: `${baseURL}/product/${product.id}`,
    offers: { priceCurrency: 'AUD' },
  });
  for (const address of [data.image[0], ...parts(pictures, /<a href="([^"]*)"/g)])
    expect((await request.get(address)).headers()['content-type'], address).toMatch(/^image\//);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('adding a product to wishlist and comparison is announced', async ({ page, request }) => {
    const product = await openProduct(page, request);
    const main = page.getByRole('article', { name: product.productName });
    for (const [name, kept, message] of [
      ['Add to wishlist', 'In your wishlist', 'This item has been added to your wishlist'],
      ['Compare', 'Comparing', 'This product has been added to your compare listing!'],
    ] as const) {
      await main.getByRole('button', { name, exact: true }).click();
      await expect(main.getByRole('button', { name: kept, exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(message);
    }
    await main.getByRole('button', { name: 'Comparing', exact: true }).click();
    await expect(page.getByText('Already in your compare listing')).toBeVisible();

    await page.goto('/shop/compare');
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/shop/compare?differences=1');
  });
});

test('another picture slides in for 500 ms, or at once, and the lightbox goes round in both directions', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 768, height: 900 });
  const product = await openProduct(page, request);
  const edges = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
      words: heading.getBoundingClientRect().left,
      picture: document.querySelector('article img')?.getBoundingClientRect().right,
    }));
  const { words, picture: edge } = await edges();
  expect(words, 'from 768 pixels on beside the words').toBeGreaterThan(edge ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(async () => (await edges()).words).toBeLessThan(100);

  const thumbnail = (nth: number) => page.getByRole('link', { name: `Picture ${nth} of` });
  await thumbnail(2).click();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('[data-direction="next"] > *')].map((layer) => {
      const { animationName, animationDuration } = getComputedStyle(layer);
      return [animationName !== 'none', animationDuration];
    }),
  );
  expect(moving).toEqual([
    [true, '0.5s'],
    [true, '0.5s'],
  ]);
  const opener = page.getByRole('link', { name: /show full screen$/ });
  await expect(opener.getByRole('img')).toHaveCount(1);

  // The lightbox ignores presses while it moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const nth of [1, 2]) await thumbnail(nth).click();
  const layers = page.locator('[data-direction="next"] > *');
  await expect(layers.first()).toBeHidden();
  expect(await layers.last().evaluate((layer) => getComputedStyle(layer).animationName)).toBe('none');
  await thumbnail(1).click();

  const count = product.images.length;
  await opener.click();
  const title = page.getByText(`, ${product.productName}`);
  await expect(title).toHaveText(`Picture 1 of ${count}, ${product.productName}`);
  const [bar, picture] = await Promise.all(
    ['.ril-toolbar', 'img.ril-image-current'].map((piece) => page.locator(piece).boundingBox()),
  );
  expect(picture?.y, 'the words are above the picture').toBeGreaterThanOrEqual(
    (bar?.y ?? 0) + (bar?.height ?? Infinity),
  );
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(title).toHaveText(`Picture ${count} of ${count}, ${product.productName}`);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(title).toHaveText(`Picture 1 of ${count}, ${product.productName}`);
  expect(await violationsOf(page, '.ril__outer')).toEqual([]);
});

test('products viewed before appear without moving the page above', async ({ page, request }) => {
  const [first, second] = await sampleProducts(request, 2);
  await openInteractive(page, `/product/${first?.id}`);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);

  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openInteractive(page, `/product/${second?.id}`);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expect(viewed.getByRole('link')).toHaveAttribute('href', `/product/${first?.id}`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThan(0.01);

  await viewed.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.productName ?? '');
  await expect(viewed.getByRole('link')).toHaveAttribute('href', `/product/${second?.id}`);
});

test('a swipe, the wheel and keys move the lightbox on, without a console message', async ({
  browser,
  request,
  hear,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  hear(context);
  const page = await context.newPage();
  const product = await openProduct(page, request);
  const count = product.images.length;
  await page.getByRole('link', { name: /show full screen$/ }).tap();
  const title = page.getByText(`, ${product.productName}`);
  await expect(title).toHaveText(`Picture 1 of ${count}, ${product.productName}`);
  // A row that has not loaded cannot be swiped.
  await expect(page.locator('img.ril-image-current')).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await touch('touchStart', 290);
  for (let x = 280; x >= 90; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(title).toHaveText(`Picture 2 of ${count}, ${product.productName}`);
  // The lightbox ignores presses while it moves.
  await expect(page.locator('.ril-image-current')).toHaveCSS('transition-duration', '0s');
  await page.mouse.move(195, 420);
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(40, 0);
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(`Picture 1 of ${count}, ${product.productName}`);
  await page.keyboard.press('Escape');
  await expect(title).toHaveCount(0);
  await context.close();
});

test('price and ‘Add to cart’ stay in reach wherever the page is scrolled', async ({
  page,
  context,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const plain = await openProduct(page, request);
  const product = page.getByRole('article', { name: plain.productName });
  const inReach = page.getByRole('main').locator('button[type=button]', { hasText: 'Add to cart' });
  await product.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  for (const [width, colorScheme, inCart] of [
    [390, 'dark', 3],
    [1280, 'light', 6],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(inReach).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violationsOf(page), `${colorScheme} at ${width}`).toEqual([]);
    await inReach.press('Enter');
    await closeDrawer(page);
    await expect(inReach).toBeFocused();
    expect(await cookieOf(context, 'cart')).toBe(`${plain.id}*${inCart}`);
    await product.getByRole('button', { name: 'Add to cart' }).focus();
    await expect(inReach).toBeHidden();
  }
});

test('a phone’s first screen has name, price and ‘Add to cart’', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { productName, images } = await openProduct(page, request);
  const product = page.getByRole('article', { name: productName });
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: Infinity, height: Infinity };
  expect((await box(page.getByRole('navigation', { name: 'Breadcrumb' }))).height).toBeLessThan(40);
  expect((await box(product.getByRole('img').first())).height).toBeLessThanOrEqual(0.42 * 844);
  expect(images.length).toBeGreaterThan(0);
  const foot = (await box(page.getByRole('navigation', { name: 'Shortcuts' }))).y;
  const button = await box(product.getByRole('button', { name: 'Add to cart' }));
  expect(button.y + button.height).toBeLessThanOrEqual(foot);
  const price = await box(product.getByText(/^\$/).first());
  // The button's bar covers what is below it.
  expect(price.y + price.height).toBeLessThanOrEqual(button.y - 32);
});
