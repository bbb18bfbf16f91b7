import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { cookieOf, costOf, keepInCookie, sampleProducts } from '../support/cart-steps';
import { address, expect, test } from '../support/storefront-test';

/** A product that was in the shop once, with an id that is longer than one that can be added. */
const goneId = 'x'.repeat(300);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the cart’s page', async ({ page, context, request }) => {
      const products = (await sampleProducts(request, 60)).filter(({ on_sale }) => on_sale);
      const [one, two] = products;
      if (!one || !two) throw new Error('There are no two products on sale.');
      const names = [two.productName, one.productName];
      const kept = `${two.id}*3!${goneId}*2!${one.id}*1`;
      await keepInCookie(context, 'cart', kept);
      await openAlive(page, '/shop/shopping-cart');
      const heading = page.getByRole('heading', { level: 1 });
      const table = page.getByRole('table', { name: 'Products in your cart' });
      const links = table.getByRole('rowheader').getByRole('link');
      const undo = page.getByRole('button', { name: 'Undo' });
      const gone = page.getByRole('row').filter({ hasText: 'This product is no longer available.' });

      await test.step('the lines are a table, with what each costs and all of them', async () => {
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
        if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
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

      await test.step('it is a list to copy and a link to pass on', async () => {
        const list = `${two.sku}\t3\n${one.sku}\t1`;
        const path = `/shop/quick-order?${new URLSearchParams({ lines: list })}`;
        await expect(page.getByRole('link', { name: 'Link to this cart' })).toHaveAttribute('href', path);
        await page.getByText('Show the list', { exact: true }).click();
        await expect(page.getByRole('textbox', { name: 'This cart as a list' })).toHaveValue(list);
        if (!javaScriptEnabled) return;
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        for (const [button, copied] of [
          ['Copy as a list', list],
          ['Copy link', address + path],
        ] as const) {
          await page.getByRole('button', { name: button }).click();
          await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toContainText(
            'can be pasted now',
          );
          await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
        }
      });

      await test.step('the order summary is a sample that says so', async () => {
        const summary = page.getByRole('region', { name: 'Order summary' });
        await expect(summary).toBeHidden();
        await page.getByText('Checkout (sample)', { exact: true }).click();
        await expect(summary).toHaveAccessibleDescription(/^A sample, not your cart/);
        await summary.getByRole('radio', { name: 'Paypal' }).check();
        await expect(summary.getByRole('radio', { name: 'Direct bank transfer' })).not.toBeChecked();
      });

      await test.step('a line that was removed comes back to its place, once, and a cart that was cleared', async () => {
        await gone.getByRole('button', { name: `Remove Product ${goneId}` }).click();
        await expect(gone).toHaveCount(0);
        await expect(page.getByText(`Product ${goneId} was removed.`)).toBeVisible();
        await expect(links).toHaveText(names);
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

      await test.step('a quantity is typed', async () => {
        const quantity = page.getByRole('spinbutton', { name: `Quantity of ${two.productName}` });
        const update = page.getByRole('button', { name: `Update quantity of ${two.productName}` });
        await quantity.fill('5');
        if (!javaScriptEnabled) await quantity.press('Enter');
        await expect(heading).toHaveText('Shopping Cart (8 items)');
        if (javaScriptEnabled) {
          await expect(update).toBeHidden();
        } else {
          await quantity.fill('9');
          await update.click();
          await expect(heading).toHaveText('Shopping Cart (12 items)');
          await page.getByRole('button', { name: `Decrease quantity of ${two.productName}` }).click();
          await expect(heading).toHaveText('Shopping Cart (11 items)');
        }
      });

      await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
      await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
      await expect(page).toHaveURL(javaScriptEnabled ? '/shop/shopping-cart' : '/quote');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address after a removal undoes it, after a reload too, and twice does it once', async ({
    page,
    context,
    request,
  }) => {
    const products = await sampleProducts(request, 2);
    const kept = products.map(({ id }) => `${id}*2`).join('!');
    await keepInCookie(context, 'cart', kept);
    await page.goto('/shop/shopping-cart');
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.reload();
    await expect(undo).toBeVisible();
    const form = await undo.evaluate((button: HTMLButtonElement) =>
      Object.fromEntries(
        [...(button.form?.elements ?? [])].map((field) => [
          (field as HTMLInputElement).name,
          (field as HTMLInputElement).value,
        ]),
      ),
    );
    await undo.click();
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    expect(await cookieOf(context, 'cart')).toBe(kept);
    await page.request.post('/cart', { form });
    expect(await cookieOf(context, 'cart')).toBe(kept);
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await expect(undo).toHaveCount(0);
  });
});
