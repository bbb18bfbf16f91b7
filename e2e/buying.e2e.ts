import { expect, test } from './storefront-test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor opens the listing, a product, adds it, and finds it again', async ({ page }) => {
      await page.goto('/shop');
      const card = page.getByRole('article').nth(2);
      const name = await card.getByRole('img').getAttribute('alt');
      await card.getByRole('img').click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await expect(page).toHaveTitle(`${name} | Meridian Medical & Dental`);
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

      await page.reload();
      await page.getByRole('link', { name: 'Cart, 3 items' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (3 items)');
      await expect(page.getByRole('link', { name: name ?? '' }).first()).toBeVisible();
    });

    test('the listing adds in place and stays where it is', async ({ page }) => {
      await page.goto('/shop?page=2');
      await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await expect(page).toHaveURL('/shop?page=2');
    });

    test('a line is changed, removed and the cart cleared', async ({ page }) => {
      await page.goto('/shop');
      await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await page.getByRole('article').nth(1).getByRole('button', { name: 'Add to cart' }).click();
      await page.getByRole('link', { name: 'Cart, 2 items' }).click();

      await page
        .getByRole('button', { name: /^One more of / })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear all items' }).click();
      await expect(page.getByText('Cart empty!')).toBeVisible();
      await page.getByRole('link', { name: 'Back to shop' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
    });

    test('a misspelt search finds the product', async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('Search for products').first().fill('guaze');
      await page.getByRole('button', { name: 'Search' }).first().click();
      await expect(page).toHaveURL('/search?keyword=guaze');
      await expect(page.getByRole('article').first()).toContainText(/gauze/i);
    });
  });
}

test('without a page load from listing to product to cart', async ({ page }) => {
  await page.goto('/shop');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await page.getByRole('article').nth(1).getByRole('img').click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (1 item)');
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
});

test('adding to the cart asks the network for nothing', async ({ page }) => {
  await page.goto('/shop', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('article').nth(0).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(requests.filter((url) => !url.includes('/uploads/'))).toEqual([]);
});
