import { openAlive, reloadAlive } from '../support/alive';
import { addButton, cartDrawer, cartWay, closeDrawer } from '../support/cart-steps';
import { expect, hostAddress, test } from '../support/storefront-test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // Before there are scripts a press sends the form, and no drawer opens.

    test('products are added in the listing and on their page, changed, removed and cleared', async ({
      page,
    }) => {
      const said = page.getByText('Added to cart. 1 item in your cart.');
      const heading = page.getByRole('heading', { level: 1 });
      await test.step('the listing adds in place, and says it once', async () => {
        await openAlive(page, '/shop?page=2');
        await addButton(page).click();
        if (javaScriptEnabled) await closeDrawer(page);
        else await expect(said).toBeVisible();
        await expect(cartWay(page, '1 item')).toBeVisible();
        await expect(page).toHaveURL('/shop?page=2');
        await reloadAlive(page);
        await expect(cartWay(page, '1 item')).toBeVisible();
        await expect(said).toHaveCount(0);
      });

      await test.step('from listing to product to cart', async () => {
        if (javaScriptEnabled) await page.evaluate(() => Object.assign(globalThis, { stays: true }));
        const picture = page.getByRole('article').nth(2).getByRole('img');
        const name = (await picture.getAttribute('alt')) ?? '';
        await picture.click();
        await expect(heading).toHaveText(name);
        await expect(page).toHaveTitle(`${name} | Meridian Medical & Dental`);
        await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
        await page.getByRole('button', { name: 'Add to cart' }).first().click();
        if (javaScriptEnabled) await cartDrawer(page).getByRole('link', { name: 'View cart' }).click();
        else await cartWay(page, '4 items').click();
        await expect(heading).toHaveText('Shopping Cart (4 items)');
        await expect(page.getByRole('link', { name }).first()).toBeVisible();
        if (javaScriptEnabled) expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
      });

      await test.step('a line is changed, removed and the cart cleared', async () => {
        await page
          .getByRole('button', { name: /^Increase quantity of / })
          .first()
          .click();
        await expect(cartWay(page, '5 items')).toBeVisible();
        await page
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        await expect(cartWay(page, '3 items')).toBeVisible();
        await page.getByRole('button', { name: 'Clear all items' }).click();
        await expect(page.getByText('Cart empty!')).toBeVisible();
        await page.getByRole('link', { name: 'Back to shop' }).click();
        await expect(heading).toHaveText('Shop');
      });
    });
  });
}

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
