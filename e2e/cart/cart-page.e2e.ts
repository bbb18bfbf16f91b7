import { cookieOf, costOf, keepInCookie, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

/** An id that is too long to be added. */
const goneId = 'x'.repeat(300);

test.use({ javaScriptEnabled: false });

test('without JavaScript the lines of the cart’s page can be changed, removed, restored and quoted', async ({
  page,
  context,
  request,
}) => {
  const products = (await sampleProducts(request, 60)).filter(({ on_sale }) => on_sale);
  const [one, two] = products;
  if (!one || !two) throw new Error('There are no two products on sale.');
  const names = [two.productName, one.productName];
  const kept = `${two.id}*3!${goneId}*2!${one.id}*1`;
  await keepInCookie(context, 'cart', kept);
  await openInteractive(page, '/shop/shopping-cart');
  const heading = page.getByRole('heading', { level: 1 });
  const table = page.getByRole('table', { name: 'Products in your cart' });
  const links = table.getByRole('rowheader').getByRole('link');
  const undo = page.getByRole('button', { name: 'Undo' });
  const gone = page.getByRole('row').filter({ hasText: 'This product is no longer sold.' });

  await test.step('the lines are a table with each price and the total', async () => {
    await expect(heading).toHaveText('Shopping Cart (6 items)');
    await expect(links).toHaveText(names);
    const line = table.getByRole('row').nth(1);
    await expect(line.getByRole('spinbutton')).toHaveValue('3');
    await expect(line).toContainText(costOf(two, 1));
    await expect(line.getByRole('cell').nth(2)).toHaveText(costOf(two, 3));
    await expect(page.getByRole('region', { name: 'Cart total' }).getByRole('status')).toHaveText(
      /^Subtotal \$[\d,]+\.\d\dDoes not include 1 item without details$/,
    );
    await expect(gone.getByRole('rowheader')).toContainText(`Product ${goneId}`);
  });

  await test.step('names have room for their words on every width, and nothing scrolls sideways', async () => {
    for (const width of [320, 360, 834, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of names) {
        const box = await links.filter({ hasText: name }).boundingBox();
        expect(box?.width, `${width}: ${name}`).toBeGreaterThan(90);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  await test.step('a removed line is restored to its place, once; so is a cleared cart', async () => {
    await gone.getByRole('button', { name: `Remove Product ${goneId}` }).click();
    await expect(gone).toHaveCount(0);
    await expect(page.getByText(`Product ${goneId} was removed.`)).toBeVisible();
    await page.reload();
    await undo.click();
    await expect(gone).toBeVisible();
    await expect(undo).toHaveCount(0);
    expect(await cookieOf(context, 'cart')).toBe(kept);
    await page.getByRole('button', { name: 'Clear all items' }).click();
    await expect(page.getByRole('alert')).toHaveText('Cart empty!');
    expect(await cookieOf(context, 'cart')).toBe('');
    await undo.click();
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    expect(await cookieOf(context, 'cart')).toBe(kept);
  });

  await test.step('a quantity can be typed and stepped', async () => {
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${two.productName}` });
    await quantity.fill('5');
    await quantity.press('Enter');
    await expect(heading).toHaveText('Shopping Cart (8 items)');
    await quantity.fill('9');
    await page.getByRole('button', { name: `Update quantity of ${two.productName}` }).click();
    await expect(heading).toHaveText('Shopping Cart (12 items)');
    await page.getByRole('button', { name: `Decrease quantity of ${two.productName}` }).click();
    await expect(heading).toHaveText('Shopping Cart (11 items)');
  });

  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
  await expect(page).toHaveURL('/quote');
});
