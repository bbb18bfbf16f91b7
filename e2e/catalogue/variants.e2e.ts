import { cookieOf, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

const gloves = (size: string) => `Nitrile Examination Gloves, powder free, ${size}, box of 100`;

test('another size is another product, and goes into cart and quote with the chosen quantity', async ({
  page,
  request,
  context,
}) => {
  const products = await sampleProducts(request, 451);
  const [small, large] = ['Small', 'Large'].map((size) =>
    products.find(({ productName }) => productName === gloves(size)),
  );
  if (!small || !large) throw new Error('The sample has no such gloves.');
  await openInteractive(page, `/product/${small.id}`);
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
