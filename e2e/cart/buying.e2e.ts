import { openAlive, reloadAlive } from '../support/alive';
import { addButton, cartDrawer, cartWay, closeDrawer } from '../support/cart-steps';
import { expect, hostAddress, test } from '../support/storefront-test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // Before there are scripts a press sends the form, and no drawer opens.

    test('a visitor opens the listing, a product, adds it, and finds it again', async ({ page }) => {
      await openAlive(page, '/shop');
      const card = page.getByRole('article').nth(2);
      const name = await card.getByRole('img').getAttribute('alt');
      await card.getByRole('img').click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await expect(page).toHaveTitle(`${name} | Meridian Medical & Dental`);
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(cartWay(page, '3 items')).toBeVisible();

      await reloadAlive(page);
      await cartWay(page, '3 items').click();
      if (javaScriptEnabled) await cartDrawer(page).getByRole('link', { name: 'View cart' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (3 items)');
      await expect(page.getByRole('link', { name: name ?? '' }).first()).toBeVisible();
    });

    test('the listing adds in place and stays where it is', async ({ page }) => {
      await openAlive(page, '/shop?page=2');
      await addButton(page).click();
      const said = page.getByText('Added to cart. 1 item in your cart.');
      if (javaScriptEnabled) await closeDrawer(page);
      else await expect(said).toBeVisible();
      await expect(cartWay(page, '1 item')).toBeVisible();
      await expect(page).toHaveURL('/shop?page=2');
      // It is said once.
      await page.reload();
      await expect(cartWay(page, '1 item')).toBeVisible();
      await expect(said).toHaveCount(0);
    });

    test('a line is changed, removed and the cart cleared', async ({ page }) => {
      await openAlive(page, '/shop');
      await addButton(page, 0).click();
      if (javaScriptEnabled) await closeDrawer(page);
      await expect(cartWay(page, '1 item')).toBeVisible();
      await addButton(page, 1).click();
      if (javaScriptEnabled) await cartDrawer(page).getByRole('link', { name: 'View cart' }).click();
      else await cartWay(page, '2 items').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (2 items)');

      await page
        .getByRole('button', { name: /^Increase quantity of / })
        .first()
        .click();
      await expect(cartWay(page, '3 items')).toBeVisible();
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(cartWay(page, '1 item')).toBeVisible();
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
  await openAlive(page, '/shop');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await page.getByRole('article').nth(1).getByRole('img').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('1');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await cartDrawer(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (1 item)');
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
});

test('adding to the cart never waits for the network', async ({ page }) => {
  await openAlive(page, '/shop');
  let letGo = () => {};
  const counted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held: string[] = [];
  await page.route(/./, async (route) => {
    held.push(route.request().url());
    await counted;
    await route.continue();
  });
  await addButton(page).click();
  await expect(cartWay(page, '1 item')).toBeVisible();
  await expect(cartDrawer(page)).toBeHidden();
  await expect.poll(() => held).not.toEqual([]);
  letGo();

  await expect(cartDrawer(page)).toContainText('$');
  expect(held.filter((url) => url.startsWith(`${hostAddress('cart')}/`))).not.toEqual([]);
  // The drawer's pictures are on their way still.
  await page.unrouteAll({ behavior: 'wait' });
});
