import { openAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  cartWay,
  closeDrawer,
  cookieOf,
  keepInCookie,
  sampleProducts,
} from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

test('the drawer comes from the right, with what was added in sight, is used, and gives the focus back', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 13);
  const before = products.slice(0, 11).map(({ id }) => id);
  await keepInCookie(context, 'cart', before.join('!'));
  const drawers: string[] = [];
  page.on('request', (one) => /drawer[^/]*\.js/.test(one.url()) && drawers.push(one.url()));
  const drawer = cartDrawer(page);
  await openAlive(page, '/shop');

  await test.step('its code is loaded when a pointer rests on a button that opens it, and not before', async () => {
    expect(drawers).toEqual([]);
    await addButton(page, 11).hover();
    await expect.poll(() => drawers).toHaveLength(1);
  });

  await test.step('what was added is in sight, whatever the width', async () => {
    await addButton(page, 11).click();
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Shopping Cart (12 items)');
    await expect(drawer.getByRole('status').filter({ hasText: 'Added to your cart.' })).toBeVisible();
    const added = drawer.getByRole('listitem').filter({ hasText: 'Just added' });
    await expect(added).toContainText(products[11]?.productName ?? '');
    await expect(added).toBeInViewport({ ratio: 0.9 });
    for (const [width, wide] of [
      [1280, 400],
      [400, 400],
      [390, 390],
      [320, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => drawer.boundingBox())
        .toEqual({ x: width - wide, y: 0, width: wide, height: 800 });
      await expect(drawer.getByRole('link', { name: 'Request a quote' })).toBeInViewport({ ratio: 0.9 });
      expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    }
  });

  await test.step('a press that only ends beside it leaves it open; one beside it closes it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await closeDrawer(page);
    const header = cartWay(page, '12 items');
    await header.click();
    await drawer.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(100, 400);
    await page.mouse.up();
    await drawer.getByRole('button', { name: `Remove ${products[0]?.productName}` }).click();
    const quantity = drawer.getByRole('spinbutton').first();
    await quantity.fill('12');
    await quantity.selectText();
    await page.keyboard.type('1e3');
    await quantity.blur();
    await expect(quantity, 'what is no number leaves what was there').toHaveValue('12');
    await drawer.getByRole('button', { name: 'Clear all items' }).click();
    await expect(drawer.getByRole('alert')).toHaveText('Cart empty!');
    await drawer.getByRole('button', { name: 'Undo' }).click();
    await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (22 items)');
    expect(await cookieOf(context, 'cart')).not.toContain(products[0]?.id ?? '');
    await page.mouse.click(100, 400);
    await expect(drawer).toBeHidden();
    await expect(cartWay(page, '22 items')).toBeFocused();
  });
});
