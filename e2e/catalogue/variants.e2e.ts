import type { APIRequestContext } from '@playwright/test';
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

test('another size is another product, which goes into cart and quote, as many as were chosen', async ({
  page,
  request,
  context,
}) => {
  const small = await productNamed(request, gloves('Small'));
  const large = await productNamed(request, gloves('Large'));
  await openAlive(page, `/product/${small.id}`);
  const sizes = page.getByRole('list', { name: 'Size' });
  await expect(sizes.getByRole('listitem')).toHaveText(['Small', 'Medium', 'Large', 'X-Large']);
  await expect(sizes.locator('[aria-current]')).toHaveText('Small');
  await page.getByRole('spinbutton', { name: 'Quantity' }).first().fill('7');

  await sizes.getByRole('link', { name: 'Large', exact: true }).click();
  await expect(page).toHaveURL(`/product/${large.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(large.productName);
  await expect(sizes.locator('[aria-current]')).toHaveText('Large');
  const main = page.getByRole('article', { name: large.productName });
  await expect(main.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
    'href',
    `/quote?product=${large.id}`,
  );
  await expect(main.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('7');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => cookieOf(context, 'cart')).toBe(`${large.id}*7`);
});

test('without scripts sizes are links, and what a product has stands where samples stood', async ({
  request,
}) => {
  const small = await productNamed(request, gloves('Small'));
  const large = await productNamed(request, gloves('Large'));
  const html = (await (await request.get(`/product/${small.id}`)).text())
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '');
  const [sizes = ''] = /<nav[^>]*aria-label="Variants".*?<\/nav>/s.exec(html) ?? [];
  expect(sizes).toMatch(new RegExp(`<a [^>]*href="/product/${large.id}"[^>]*>Large<`));
  expect(sizes).toMatch(/<[^>]* aria-current="[^"]*"[^>]*>Small</);

  const texts = html.split(/<[^>]*>/);
  for (const text of ['HIG-000010', 'Small', 'Pack of 100', 'Infection control'])
    expect(texts).toContain(text);
  expect(html).toContain('Rolled cuff');
  expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/Pack of 100 · \$0\.\d\d each/);
  expect(html).not.toContain('Sample details');
});

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
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
