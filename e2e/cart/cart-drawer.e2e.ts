import {
  addButton,
  cartControl,
  cartDrawer,
  closeDrawer,
  cookieOf,
  keepInCookie,
  sampleProducts,
} from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, ports, test } from '../support/storefront-test';

test('the drawer opens from the right, shows the added line, and returns the focus', async ({
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
  await openInteractive(page, '/shop');

  await test.step('its code is loaded when a pointer rests on a button that opens it, and not before', async () => {
    expect(drawers).toEqual([]);
    await addButton(page, 11).hover();
    await expect.poll(() => drawers).toHaveLength(1);
  });

  await test.step('the added line is in sight at every width', async () => {
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

  await test.step('a press beside the drawer closes it, unless the press began inside', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await closeDrawer(page);
    const header = cartControl(page, '12 items');
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
    await expect(cartControl(page, '22 items')).toBeFocused();
  });
});

const productCalls = `http://localhost:${ports.backend}/products`;

test("one request loads the details of all lines for drawer, page and next page; the cart's document brings its own", async ({
  page,
  context,
  request,
}) => {
  const ids = (await sampleProducts(request, 6)).map(({ id }) => id);
  const [inCart, wished] = [ids.slice(0, 3), ids.slice(3)];
  await keepInCookie(context, 'cart', inCart.map((id) => `${id}*1`).join('!'));
  await keepInCookie(context, 'wishlist', wished.join('!'));
  const asked: string[][] = [];
  page.on('request', (one) => {
    const { origin, pathname, searchParams } = new URL(one.url());
    if (origin + pathname === productCalls) asked.push(searchParams.getAll('id_in').sort());
  });
  await openInteractive(page, '/shop/shopping-cart');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByText('Loading …')).toHaveCount(0);
  expect(asked).toEqual([]);

  await openInteractive(page, '/about-us');
  for (const _ of ['once', 'again']) {
    await cartControl(page, '3 items').click();
    await expect(cartDrawer(page).getByText(/^Subtotal/)).toBeVisible();
    await closeDrawer(page);
  }
  await cartControl(page, '3 items').click();
  await cartDrawer(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByText('Loading …')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 3 items' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').last()).toContainText('$');
  expect(asked).toEqual([[...inCart].sort(), [...wished].sort()]);
});

test('a visitor who keeps the drawer closed gets a toast that can undo the addition', async ({ page }) => {
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart.' });
  await openInteractive(page, '/shop?view=list');
  await addButton(page).click();
  await cartDrawer(page).getByRole('checkbox', { name: 'Do not open when I add' }).check();
  await closeDrawer(page);

  await addButton(page, 1).focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  await expect(toast).toContainText('5 × ');
  await expect(cartDrawer(page)).toBeHidden();
  const undo = toast.getByRole('button', { name: 'Undo' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  }
  await undo.click();
  await expect(addButton(page, 1)).toBeFocused();
  await expect(cartControl(page, '1 item')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 700 });
  // This moves the card's button to where the toast appears.
  await addButton(page, 1).evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 150, behavior: 'instant' });
  });
  await addButton(page, 1).click();
  const notice = page.locator('.notice');
  await expect.poll(() => notice.evaluate((shown) => shown.matches(':hover'))).toBe(true);
  await expect(notice).toHaveCSS('opacity', '1');
});

test('changes in one tab show in another with an open drawer, in the wishlist and comparison too', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 2);
  const names = products.map(({ productName }) => productName);
  await keepInCookie(context, 'cart', `${products[0]?.id}*1`);
  const other = await context.newPage();
  await openInteractive(page, '/shop');
  await openInteractive(other, '/shop/shopping-cart');
  await cartControl(page, '1 item').click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);

  await other.getByRole('button', { name: `Increase quantity of ${names[0]}` }).click();
  await expect(drawer.getByRole('heading')).toHaveText('Shopping Cart (2 items)');
  await openInteractive(other, `/product/${products[1]?.id}`);
  await other.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(drawer.getByRole('listitem').getByRole('link')).toHaveText(names);
  await drawer.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await expect(cartDrawer(other).getByRole('listitem').getByRole('link')).toHaveText([names[1] ?? '']);
  await expect(cartDrawer(other).getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await closeDrawer(page);
  await closeDrawer(other);
  const article = other.getByRole('article', { name: names[1] ?? '' });
  await article.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await article.getByRole('button', { name: 'Compare', exact: true }).click();
  for (const list of ['Wishlist', 'Compare'])
    await expect(page.getByRole('banner').getByRole('link', { name: `${list}, 1 item` })).toBeVisible();
});
