import type { APIRequestContext } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { cookieOf } from '../support/cart-steps';
import { expect, ports, test } from '../support/storefront-test';

interface WireProduct {
  readonly id: string;
  readonly productName: string;
}

/** The sample's product with this name. */
async function productNamed(request: APIRequestContext, name: string): Promise<WireProduct> {
  const answer = await request.get(`http://localhost:${ports.backend}/api/v1/product`);
  const products: WireProduct[] = (await answer.json()).data;
  const product = products.find(({ productName }) => productName === name);
  if (!product) throw new Error(`The sample has no ${name}.`);
  return product;
}

const gloves = (size: string) => `Nitrile Examination Gloves, powder free, ${size}, box of 100`;
const scrubTop = (size: string, colour: string) => `Scrub Top, V-neck, ${size}, ${colour}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('another size is another product, which goes into cart and quote', async ({
      page,
      request,
      context,
    }) => {
      const small = await productNamed(request, gloves('Small'));
      const large = await productNamed(request, gloves('Large'));
      if (javaScriptEnabled) await openAlive(page, `/product/${small.id}`);
      else await page.goto(`/product/${small.id}`);
      const sizes = page.getByRole('list', { name: 'Size' });
      await expect(sizes.getByRole('listitem')).toHaveText(['Small', 'Medium', 'Large', 'X-Large']);
      await expect(sizes.locator('[aria-current]')).toHaveText('Small');

      await sizes.getByRole('link', { name: 'Large', exact: true }).click();
      await expect(page).toHaveURL(`/product/${large.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(large.productName);
      await expect(sizes.locator('[aria-current]')).toHaveText('Large');
      const main = page.getByRole('article', { name: large.productName });
      await expect(main.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
        'href',
        `/quote?product=${large.id}`,
      );
      await main.getByRole('button', { name: 'Add to cart' }).click();
      await expect.poll(() => cookieOf(context, 'cart')).toBe(`${large.id}*1`);
    });
  });
}

test('a choice keeps the one before', async ({ page, request }) => {
  const first = await productNamed(request, scrubTop('Small', 'navy'));
  const wanted = await productNamed(request, scrubTop('X-Large', 'teal'));
  await openAlive(page, `/product/${first.id}`);
  for (const [list, option] of [
    ['Size', 'X-Large'],
    ['Colour', 'teal'],
  ] as const) {
    await page.getByRole('list', { name: list }).getByRole('link', { name: option, exact: true }).click();
    await expect(page.getByRole('list', { name: list }).locator('[aria-current]')).toHaveText(option);
  }
  await expect(page).toHaveURL(`/product/${wanted.id}`);
});

test('how many were chosen goes along with who chooses another size', async ({ page, request, context }) => {
  const small = await productNamed(request, gloves('Small'));
  const large = await productNamed(request, gloves('Large'));
  await openAlive(page, `/product/${small.id}`);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' }).first();
  await quantity.fill('7');
  await page.getByRole('list', { name: 'Size' }).getByRole('link', { name: 'Large', exact: true }).click();
  const main = page.getByRole('article', { name: large.productName });
  await expect(main.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('7');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => cookieOf(context, 'cart')).toBe(`${large.id}*7`);
});

test('what a product has stands where samples stood, and costs so much a piece', async ({
  page,
  request,
}) => {
  const { id } = await productNamed(request, gloves('Small'));
  await page.goto(`/product/${id}`);
  const details = page.getByRole('region', { name: 'Details', exact: true });
  for (const text of ['HIG-000010', 'Small', 'Pack of 100', 'Infection control', 'Rolled cuff']) {
    await expect(details).toContainText(text);
  }
  await expect(page.getByText(/^Pack of 100 · \$0\.\d\d each$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sample details' })).toHaveCount(0);
});

for (const width of [320, 390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is wrong with choices on ${width} pixels, ${colorScheme}`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { id } = await productNamed(request, scrubTop('Small', 'navy'));
      await openAlive(page, `/product/${id}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}
