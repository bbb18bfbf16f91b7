import type { Locator, Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { cartControl, cartDrawer, cookieOf, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, failedWith, test } from '../support/storefront-test';
import { tabTo } from '../support/tab-to';

/** Two lines with a single candidate each. */
const misspelt = 'TOO-000150, 2\nTOO-000152, 3';

const field = (page: Page) => page.getByRole('textbox', { name: 'Products and quantities' });
const found = (page: Page) => page.getByRole('region', { name: 'Found' }).getByRole('listitem');
const toCheck = (page: Page) => page.getByRole('region', { name: 'To check' }).getByRole('listitem');

test('on a phone, few presses turn a list of thirty products into a quote', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const products = await sampleProducts(request, 30);
  let presses = 0;
  const press = async (control: Locator) => {
    presses++;
    await control.click();
  };
  await openInteractive(page, '/');
  await press(page.getByRole('textbox', { name: 'Paste your list' }));
  // Fills in the list at once, as pasting does.
  await page.keyboard.insertText(products.map(({ sku }, nth) => `${sku}\t${nth + 1}`).join('\n'));
  await press(page.getByRole('button', { name: 'Check list' }));
  await expect(page.getByText('Found 30 of 30 lines.')).toBeVisible();
  await expect(found(page)).toHaveCount(30);
  await press(page.getByRole('button', { name: 'Add 30 products to cart' }).last());
  await expect(cartDrawer(page).getByRole('heading', { name: /465 items/ })).toBeVisible();
  await press(cartDrawer(page).getByRole('link', { name: 'Request a quote' }));
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(4);
  expect(await cookieOf(context, 'cart')).toBe(products.map(({ id }, nth) => `${id}*${nth + 1}`).join('!'));
  await expect(field(page)).toHaveValue('');
});

test('by keys alone a product is chosen and added, and an unknown line stays, on an accessible page', async ({
  page,
  context,
  request,
}) => {
  const [one] = await sampleProducts(request, 1);
  await openInteractive(page, '/shop/quick-order');
  await field(page).focus();
  await page.keyboard.insertText(`2 x ${one?.sku.toLowerCase()}\ngauze swab, 3\nno such thing, 4`);
  await expect(page.getByText('Found 1 of 3 lines.')).toBeVisible();
  await expect(toCheck(page)).toContainText(['Which one do you mean?', 'No product has this SKU or name.']);
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(page.getByText('Found 2 of 3 lines.')).toBeVisible();
  await tabTo(page.getByRole('button', { name: /^Add/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(
    cartDrawer(page).getByText('Added to your cart. 1 line of your list still needs a look.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: '2 products added to your cart.' })).toBeVisible();
  await expect(field(page)).toHaveValue('no such thing, 4');
  expect((await cookieOf(context, 'cart')).split('!')[0]).toBe(`${one?.id}*2`);
});

test('choices survive a reload and a look at further results, and the drawer begins with the added products', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const products = await sampleProducts(request, 8);
  const [first] = products;
  await openInteractive(page, '/');
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: /^Cart/ }).click();
  await cartDrawer(page).getByRole('link', { name: 'Order from a list' }).click();
  await field(page).fill(misspelt);
  await page.getByRole('button', { name: 'Accept 2 suggestions' }).click();
  await expect(page.getByText('Found 2 of 2 lines.')).toBeVisible();
  await field(page).fill('two boxes of gloves\nHIG-000013, 2.5');
  await expect(toCheck(page)).toContainText(['2 will be added.', 'a whole number from 1 to 9999']);
  await page.getByRole('button', { name: 'Choose a product to add' }).last().click();
  await page.getByRole('link', { name: 'Choose for ‘two boxes of gloves’' }).click();
  await expect(toCheck(page).first()).toBeFocused();
  const chosen = page.getByRole('radio').nth(1);
  await chosen.check();
  await page.reload();
  await expect(chosen).toBeChecked();
  await page.getByRole('link', { name: /^and \d+ more/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ‘gloves’');
  await page.goBack();
  await expect(chosen).toBeChecked();
  await field(page).fill([...products.map(({ sku }) => sku), 'no such thing'].join('\n'));
  await page.getByRole('button', { name: 'Add 8 products to cart' }).first().click();
  const line = cartDrawer(page).getByRole('listitem').first();
  await expect(line).toContainText(first?.productName ?? '');
  await expect(line).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is pasted on the home page, and its suggestions are accepted at once', async ({
    page,
    context,
  }) => {
    await openInteractive(page, '/');
    await page.getByRole('textbox', { name: 'Paste your list' }).fill(misspelt);
    await page.getByRole('button', { name: 'Check list' }).click();
    await expect(page).toHaveURL('/shop/quick-order');
    await page.getByRole('button', { name: 'Accept 2 suggestions' }).click();
    await page.getByRole('button', { name: 'Add 2 products to cart' }).click();
    await expect(page).toHaveURL('/shop/shopping-cart');
    expect(await cookieOf(context, 'cart')).toMatch(/^\w+\*2!\w+\*3$/);
  });

  test('a list from a link is checked, chosen from and put into the cart', async ({
    page,
    context,
    request,
  }) => {
    const [one] = await sampleProducts(request, 1);
    const lines = `${one?.sku}\t2\ngauze swab\t3\n=1+1`;
    await openInteractive(page, `/shop/quick-order?lines=${encodeURIComponent(lines)}`);
    await expect(page.getByText('Found 1 of 3 lines.')).toBeVisible();
    await expect(toCheck(page)).toContainText(['Which one do you mean?', 'This is a formula.']);
    await field(page).fill(`${one?.sku}\t2\ngauze swab\t3\nchair without a name`);
    await page.getByRole('button', { name: 'Check list' }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: /^Add/ }).last().click();
    await expect(page.getByRole('heading', { name: '2 products added to your cart.' })).toBeVisible();
    await expect(field(page)).toHaveValue('chair without a name');
    await expect(cartControl(page, '5 items')).toBeVisible();
    await field(page).fill(`${one?.sku}`);
    await page.getByRole('button', { name: /^Add/ }).click();
    await expect(page).toHaveURL('/shop/shopping-cart');
    expect((await cookieOf(context, 'cart')).split('!')[0]).toBe(`${one?.id}*3`);
  });

  test('a file is appended to the typed list, and a refused file changes nothing', async ({
    page,
    context,
    request,
    expectMessage,
    baseURL,
  }) => {
    expectMessage(failedWith(413), `${baseURL}/shop/quick-order`);
    const [one, two] = await sampleProducts(request, 2);
    const typed = `${one?.sku}, 2`;
    await openInteractive(page, '/shop/quick-order');
    await field(page).fill(typed);
    const add = page.getByRole('button', { name: /^Add/ });
    const choose = (buffer: Buffer) =>
      page.getByLabel('Or choose a file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    await choose(Buffer.alloc(5_000_000, 'x'));
    await add.click();
    await expect(page.getByText('choose a smaller file')).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveValue(typed);
    for (const [buffer, why] of [
      [Buffer.alloc(1_500_000, 'x'), 'larger than 1 MB'],
      [Buffer.from('PK\u0003\u0004\0'), 'is not a text file'],
    ] as const) {
      await choose(buffer);
      await add.click();
      await expect(page.getByText(why)).toBeVisible();
      await expect(field(page)).toHaveValue(typed);
    }
    await choose(Buffer.from(`\ufeff${two?.sku}\t3`, 'utf16le'));
    await add.click();
    await expect(page).toHaveURL('/shop/shopping-cart');
    expect(await cookieOf(context, 'cart')).toBe(`${one?.id}*2!${two?.id}*3`);
  });
});

test('a hostile form is answered with a page and the right status', async ({ request }) => {
  const boundary = 'the-boundary';
  const type = `multipart/form-data; boundary=${boundary}`;
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const end = `--${boundary}--\r\n`;
  for (const [status, path, data, contentType = type] of [
    [200, '/shop/quick-order', part('__proto__', 'x') + part('file', 'without a name') + end],
    [400, '/shop/quick-order', part('lines', 'x') + end, 'multipart/form-data; boundary=another'],
    [400, '/shop/quick-order', part('lines', 'x'.repeat(100_000))],
    [400, '/shop/quick-order', part('a', '').repeat(10_000) + end],
    [413, '/shop/quick-order', part('lines', 'x'.repeat(5_000_000)) + end],
    [415, '/shop/wishlist', part('lines', 'x') + end],
    [415, '/cart', part('list', 'cart') + end],
  ] as const) {
    const response = await request.post(path, { data, headers: { 'content-type': contentType } });
    expect([path, response.status()]).toEqual([path, status]);
    expect(response.headers()['content-type']).toMatch(/^text\/html/);
  }
});
