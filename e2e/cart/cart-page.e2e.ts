import { openAlive } from '../support/alive';
import { cookieOf, costOf, keepInCookie, sampleProducts } from '../support/cart-steps';
import { address, expect, test } from '../support/storefront-test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the lines are a table, with what each costs and all of them', async ({
      page,
      context,
      request,
    }) => {
      const products = await sampleProducts(request, 2);
      const [one, two] = products;
      if (!one || !two) throw new Error('There are no two products.');
      await keepInCookie(context, 'cart', `${two.id}*3!${one.id}*1`);
      await openAlive(page, '/shop/shopping-cart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (4 items)');
      const table = page.getByRole('table', { name: 'Products in your cart' });
      await expect(table.getByRole('rowheader').getByRole('link')).toHaveText([
        two.productName,
        one.productName,
      ]);
      const line = table.getByRole('row').nth(1);
      await expect(line.getByRole('spinbutton')).toHaveValue('3');
      await expect(line).toContainText(costOf(two, 1));
      await expect(line.getByRole('cell').nth(2)).toHaveText(costOf(two, 3));
      await expect(page.getByRole('region', { name: 'Cart total' }).getByRole('status')).toHaveText(
        /^Subtotal \$[\d,]+\.\d\d$/,
      );
      await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
      await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
      await expect(page).toHaveURL(javaScriptEnabled ? '/shop/shopping-cart' : '/quote');
    });

    test('the cart is a list to copy and a link to pass on', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 2);
      const list = products.map(({ sku }, nth) => `${sku}\t${nth + 2}`).join('\n');
      await keepInCookie(context, 'cart', products.map(({ id }, nth) => `${id}*${nth + 2}`).join('!'));
      await openAlive(page, '/shop/shopping-cart');
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

    test('the order summary is a sample that says so, and leads to the checkout', async ({
      page,
      context,
      request,
    }) => {
      const [product] = await sampleProducts(request, 1);
      await keepInCookie(context, 'cart', `${product?.id}*1`);
      await openAlive(page, '/shop/shopping-cart');
      const summary = page.getByRole('region', { name: 'Order summary' });
      await expect(summary).toBeHidden();
      await page.getByText('Checkout (sample)', { exact: true }).click();
      await expect(summary).toHaveAccessibleDescription(/^A sample, not your cart/);
      await expect(summary.getByRole('definition')).toHaveText([
        '$29.00',
        '$32.90',
        '$61.90',
        'Enter your address to view shipping options.',
        '$61.90',
      ]);
      await summary.getByRole('radio', { name: 'Paypal' }).check();
      await expect(summary.getByRole('radio', { name: 'Direct bank transfer' })).not.toBeChecked();
      await summary.getByRole('link', { name: 'Process to checkout' }).click();
      await expect(page).toHaveURL('/shop/checkout-success');
    });

    test('a line that was removed comes back to its place, once', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 3);
      const names = products.map(({ productName }) => productName);
      const kept = products.map(({ id }, index) => `${id}*${index + 2}`).join('!');
      await keepInCookie(context, 'cart', kept);
      await openAlive(page, '/shop/shopping-cart');
      await page.getByRole('button', { name: `Remove ${names[1]}` }).click();
      await expect(page.getByText(`${names[1]} was removed.`)).toBeVisible();
      await expect(page.getByRole('rowheader').getByRole('link')).toHaveText([
        names[0] ?? '',
        names[2] ?? '',
      ]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('rowheader').getByRole('link')).toHaveText(names);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      expect(await cookieOf(context, 'cart')).toBe(kept);
    });

    test('a cart that was cleared comes back', async ({ page, context, request }) => {
      const products = await sampleProducts(request, 2);
      const kept = products.map(({ id }) => `${id}*2`).join('!');
      await keepInCookie(context, 'cart', kept);
      await openAlive(page, '/shop/shopping-cart');
      await page.getByRole('button', { name: 'Clear all items' }).click();
      await expect(page.getByRole('alert')).toHaveText('Cart empty!');
      expect(await cookieOf(context, 'cart')).toBe('');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(2);
      expect(await cookieOf(context, 'cart')).toBe(kept);
    });

    for (const [what, id] of [
      ['a product that is gone', 'nothing-any-more'],
      ['a product with an id of 300 characters', 'x'.repeat(300)],
    ] as const) {
      test(`${what} is shown as such, can be removed, and put back`, async ({ page, context, request }) => {
        const [product] = await sampleProducts(request, 1);
        const kept = `${id}*2!${product?.id}*1`;
        await keepInCookie(context, 'cart', kept);
        await openAlive(page, '/shop/shopping-cart');
        const line = page.getByRole('row').filter({ hasText: 'This product is no longer available.' });
        await expect(line.getByRole('rowheader')).toContainText(`Product ${id}`);
        await expect(page.getByText('Does not include 1 item without details')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await line.getByRole('button', { name: `Remove Product ${id}` }).click();
        await expect(page.getByRole('rowheader').getByRole('link')).toHaveText([product?.productName ?? '']);
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(line).toBeVisible();
        expect(await cookieOf(context, 'cart')).toBe(kept);
      });
    }
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

  test('a quantity is typed: Enter and the button apply it', async ({ page, context, request }) => {
    const [product] = await sampleProducts(request, 1);
    await keepInCookie(context, 'cart', `${product?.id}*2`);
    await page.goto('/shop/shopping-cart');
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${product?.productName}` });
    await quantity.fill('5');
    await quantity.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (5 items)');
    await quantity.fill('9');
    await page.getByRole('button', { name: `Update quantity of ${product?.productName}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (9 items)');
    await page.getByRole('button', { name: `Decrease quantity of ${product?.productName}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (8 items)');
    expect(await cookieOf(context, 'cart')).toBe(`${product?.id}*8`);
  });
});

test('a typed quantity applies at once', async ({ page, context, request }) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'cart', `${product?.id}*2`);
  await openAlive(page, '/shop/shopping-cart');
  await expect(page.getByRole('button', { name: /^Update/ })).toBeHidden();
  await page.getByRole('spinbutton').fill('7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (7 items)');
  await page.getByRole('spinbutton').fill('0');
  await page.getByRole('spinbutton').blur();
  await expect(page.getByRole('spinbutton')).toHaveValue('7');
  expect(await cookieOf(context, 'cart')).toBe(`${product?.id}*7`);
});

for (const width of [320, 360, 834, 1100, 1280]) {
  test(`on ${width} pixels names have room for their words, and nothing scrolls sideways`, async ({
    page,
    context,
    request,
  }) => {
    const products = (await sampleProducts(request, 60)).filter(({ on_sale }) => on_sale).slice(0, 3);
    await keepInCookie(context, 'cart', products.map(({ id }) => `${id}*3`).join('!'));
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/shop/shopping-cart');
    for (const { productName } of products) {
      const name = page.getByRole('rowheader').getByRole('link', { name: productName, exact: true });
      expect((await name.boundingBox())?.width).toBeGreaterThan(90);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
