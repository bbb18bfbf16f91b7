import type { APIRequestContext, Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { closeDrawer, cookieOf } from '../support/cart-steps';
import { catalogueScript } from '../support/catalogue-script';
import { expect, ports, test } from '../support/storefront-test';

interface WireProduct {
  readonly id: string;
  readonly productName: string;
  readonly sku: string;
  readonly description: string;
  readonly maincategory: { readonly id: string; readonly name: string };
  readonly category: { readonly id: string; readonly name: string };
  readonly images: readonly unknown[];
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
}

/** Products that have more than one picture. */
async function someProducts(request: APIRequestContext, count: number): Promise<WireProduct[]> {
  const answer = await request.get(`http://localhost:${ports.backend}/api/v1/product?limit=40`);
  const products: WireProduct[] = (await answer.json()).data;
  return products.filter(({ images }) => images.length > 1).slice(0, count);
}

async function anyProduct(request: APIRequestContext): Promise<WireProduct> {
  const [product] = await someProducts(request, 1);
  if (!product) throw new Error('No product has two pictures.');
  return product;
}

async function openProduct(page: Page, request: APIRequestContext): Promise<WireProduct> {
  const product = await anyProduct(request);
  await openAlive(page, `/product/${product.id}`);
  return product;
}

test('from 768 pixels on the pictures stand beside what one buys', async ({ page, request }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openProduct(page, request);
  const edges = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
      words: heading.getBoundingClientRect().left,
      picture: document.querySelector('article img')?.getBoundingClientRect().right,
    }));
  const { words, picture } = await edges();
  expect(words).toBeGreaterThan(picture ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(async () => (await edges()).words).toBeLessThan(100);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the way to a product leads to its categories', async ({ page, request }) => {
      const product = await anyProduct(request);
      await page.goto(`/product/${product.id}`);
      const way = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(way.getByRole('listitem')).toHaveText([
        'Home',
        'Shop',
        product.maincategory.name,
        product.category.name,
        product.productName,
      ]);
      await way.getByRole('link', { name: product.category.name, exact: true }).click();
      await expect(page).toHaveURL(`/shop?subId=${product.category.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.category.name);
    });

    test('a product is kept in the wishlist and compared', async ({ page, request }) => {
      const product = await anyProduct(request);
      await page.goto(`/product/${product.id}`);
      const main = page.getByRole('article', { name: product.productName });
      for (const [name, kept] of [
        ['Add to wishlist', 'In your wishlist'],
        ['Compare', 'Comparing'],
      ] as const) {
        await main.getByRole('button', { name, exact: true }).click();
        await expect(main.getByRole('button', { name: kept, exact: true })).toBeVisible();
      }
      await page.reload();
      await expect(main.getByRole('button', { name: 'Comparing', exact: true })).toBeVisible();
    });

    test('related products are of the same category, and another one', async ({ page, request }) => {
      const product = await anyProduct(request);
      await page.goto(`/product/${product.id}`);
      const related = page.getByRole('region', { name: 'Related products' });
      await expect(related.getByRole('article').first()).toBeVisible();
      const count = await related.getByRole('article').count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(4);
      await expect(related.locator(`a[href="/product/${product.id}"]`)).toHaveCount(0);
    });
  });
}

test('the compare button says what it did', async ({ page, request }) => {
  await openProduct(page, request);
  const compare = page.getByRole('button', { name: /^Compar(e|ing)$/ });
  await compare.click();
  const said = page.getByRole('status').filter({ hasText: 'Success!' });
  await expect(said).toContainText('This product has been added to your compare listing!');
  await compare.click();
  await expect(page.getByText('Already in your compare listing')).toBeVisible();
});

test('another picture slides in for 500 ms', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openProduct(page, request);
  await page.getByRole('link', { name: 'Picture 2 of' }).click();
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
  await expect(page.getByRole('link', { name: /show full screen$/ }).getByRole('img')).toHaveCount(1);
});

test('it changes at once for those who want no motion', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProduct(page, request);
  await page.getByRole('link', { name: 'Picture 2 of' }).click();
  const layers = page.locator('[data-direction="next"] > *');
  await expect(layers.first()).toBeHidden();
  expect(await layers.last().evaluate((layer) => getComputedStyle(layer).animationName)).toBe('none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail leads to its picture', async ({ page, request }) => {
    const product = await anyProduct(request);
    await page.goto(`/product/${product.id}`);
    const href = await page.getByRole('link', { name: 'Picture 2 of' }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});

test('what was viewed before is shown, and the page above stays where it is', async ({ page, request }) => {
  const [first, second] = await someProducts(request, 2);
  await openAlive(page, `/product/${first?.id}`);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);

  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAlive(page, `/product/${second?.id}`);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expect(viewed.getByRole('link')).toHaveAttribute('href', `/product/${first?.id}`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThan(0.01);

  await viewed.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.productName ?? '');
  await expect(viewed.getByRole('link')).toHaveAttribute('href', `/product/${second?.id}`);
});

test('search engines are told what it is, without a rating', async ({ page, request, baseURL }) => {
  const product = await openProduct(page, request);
  const [said, way] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text),
  );
  expect(said).toMatchObject({
    '@type': 'Product',
    name: product.productName,
    url: `${baseURL}/product/${product.id}`,
    sku: product.sku,
    description: product.description,
    offers: { priceCurrency: 'AUD' },
  });
  expect(said).not.toHaveProperty('aggregateRating');
  expect(said).not.toHaveProperty('review');
  expect((await request.get(said.image[0])).headers()['content-type']).toMatch(/^image\//);
  expect(way.itemListElement).toHaveLength(5);
});

test('the samples of what a product has none of can be operated and change nothing', async ({
  page,
  request,
}) => {
  const answer = await request.get(`http://localhost:${ports.backend}/api/v1/product`);
  const products: WireProduct[] = (await answer.json()).data;
  const product = products.find(({ sizes, colours }) => sizes.length + colours.length === 0);
  if (!product) throw new Error('Every product has sizes or colours.');
  await openAlive(page, `/product/${product.id}`);
  const samples = page.getByRole('region', { name: 'Sample details' });
  await samples.getByRole('radio', { name: 'Large' }).check();
  await samples.getByRole('radio', { name: 'Blue' }).check();
  await expect(samples.getByRole('radio', { name: 'Small' })).not.toBeChecked();
  const main = page.getByRole('article', { name: product.productName });
  await main.getByRole('button', { name: 'Add to cart' }).click();
  expect(await cookieOf(page.context(), 'cart')).toBe(`${product.id}*1`);
});

test('the lightbox goes round in both directions', async ({ page, request }) => {
  // In the middle of a movement it takes no press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const product = await openProduct(page, request);
  const count = product.images.length;
  await page.getByRole('link', { name: /show full screen$/ }).click();
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
});

test('the lightbox is moved on by a swipe, by the wheel and by keys, without complaint', async ({
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
  // What is not there yet cannot be swiped.
  await expect(page.locator('img.ril-image-current')).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await touch('touchStart', 290);
  for (let x = 280; x >= 90; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(title).toHaveText(`Picture 2 of ${count}, ${product.productName}`);
  // In the middle of a movement it takes no press.
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

test('a product that could not be loaded offline comes when the line is back', async ({
  page,
  context,
  expectMessage,
}) => {
  await openAlive(page, '/shop');
  // The code for calls is there, as in most visits by then, and neither picture nor call is under way.
  await page.waitForLoadState('networkidle');
  const asked = [/\/products\//, /\/product\?.*limit=5/].map((address) => page.waitForResponse(address));
  await page.getByRole('article').first().getByRole('link').first().hover();
  for (const response of await Promise.all(asked)) await response.finished();
  const link = page.getByRole('article').nth(3).getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  expectMessage(
    'Failed to load resource: net::ERR_INTERNET_DISCONNECTED',
    `http://localhost:${ports.backend}${path.replace('/product/', '/products/')}`,
  );
  expectMessage('ApiError: The shop could not be reached.', await catalogueScript());
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('This product could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is wrong with a product’s page on ${width} pixels, ${colorScheme}`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openProduct(page, request);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test(`price and button are in reach on ${width} pixels wherever one reads`, async ({
    page,
    context,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id, productName } = await openProduct(page, request);
    const product = page.getByRole('article', { name: productName });
    const inReach = page.getByRole('main').locator('button[type=button]', { hasText: 'Add to cart' });
    await product.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(inReach).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await inReach.press('Enter');
    await closeDrawer(page);
    await expect(inReach).toBeFocused();
    expect(await cookieOf(context, 'cart')).toBe(`${id}*3`);
    await product.getByRole('button', { name: 'Add to cart' }).focus();
    await expect(inReach).toBeHidden();
  });

  test(`nothing is wrong with the lightbox on ${width} pixels`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openProduct(page, request);
    await page.getByRole('link', { name: /show full screen$/ }).click();
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
    expect(await violationsOf(page, '.ril__outer')).toEqual([]);
  });
}
