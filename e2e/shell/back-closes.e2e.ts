import type { Locator, Page, Request } from '@playwright/test';
import { addButton, cartControl, cartDrawer } from '../support/cart-steps';
import { openInteractive, reloadInteractive } from '../support/interactive';
import {
  cardQuote,
  field,
  freshEmail,
  giveOwnAddress,
  quoteModal,
  resultDialog,
  sendQuote,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

interface Overlay {
  readonly width: number;
  readonly open: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Locator;
  readonly close: (page: Page) => Promise<void>;
}

const quickView = (page: Page) => page.getByRole('dialog').filter({ hasText: 'View the full page' });
const pressEscape = (page: Page) => page.keyboard.press('Escape');

/** Opens an overlay that loads its product, and waits for it. */
async function pressAndAsk(page: Page, link: Locator): Promise<void> {
  const asked = page.waitForResponse(/\/products\//);
  await link.click();
  await asked;
}

const overListing: Readonly<Record<string, Overlay>> = {
  'the cart’s drawer': {
    width: 1280,
    open: (page) => cartControl(page, '0 items').click(),
    seen: cartDrawer,
    close: (page) => cartDrawer(page).getByRole('button', { name: 'Close cart' }).click(),
  },
  'the menu’s drawer': {
    width: 390,
    open: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    seen: (page) => page.getByRole('dialog', { name: 'Menu' }),
    close: (page) => page.getByRole('button', { name: 'Close menu' }).click(),
  },
  'the quote form': {
    width: 1280,
    open: (page) => pressAndAsk(page, cardQuote(page)),
    seen: quoteModal,
    close: (page) => quoteModal(page).getByRole('button', { name: 'Close quote form' }).click(),
  },
  'the quick view': {
    width: 1280,
    open: (page) =>
      pressAndAsk(
        page,
        page.getByRole('article').first().getByRole('link', { name: 'Quick view', exact: true }),
      ),
    seen: quickView,
    close: pressEscape,
  },
};

const lightbox: Overlay = {
  width: 1280,
  open: (page) => page.getByRole('link', { name: /show full screen$/ }).click(),
  seen: (page) => page.getByRole('dialog', { name: /^Pictures of/ }),
  close: (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
};

/** The visitor saves data: nothing is loaded ahead of a press. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

async function arriveInShop(page: Page): Promise<void> {
  await openInteractive(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'the shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
}

/** Expects that Back closes an overlay and stays on the page, and that closing it otherwise leaves no history entry. */
async function expectBackToClose(page: Page, { width, open, seen, close }: Overlay): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const address = page.url();
  await page.evaluate(() => scrollTo(0, 200));
  await open(page);
  await expect(seen(page)).toBeVisible();
  const loaded: string[] = [];
  const note = (request: Request) => {
    if (/\/api\/v1\/product\?|\/products/.test(request.url()) || request.isNavigationRequest())
      loaded.push(request.url());
  };
  page.on('request', note);
  const place = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(seen(page)).toBeHidden();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(loaded).toEqual([]);
  page.off('request', note);

  // Forward does not reopen the overlay.
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(seen(page)).toBeHidden();

  await open(page);
  await expect(seen(page)).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('main h1')?.textContent)).not.toBe('');
  await close(page);
  await expect(seen(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'overPage' in history.state)).toBe(false);
}

test('Back closes overlays of a listing, the topmost first, and then leads many pages back', async ({
  page,
}) => {
  await saveData(page);
  await arriveInShop(page);
  for (const [what, overlay] of Object.entries(overListing)) {
    await test.step(what, () => expectBackToClose(page, overlay));
  }

  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('article').first().getByRole('link', { name: 'Quick view', exact: true }).click();
  await quickView(page).getByRole('link', { name: 'Request a quote', exact: true }).click();
  await expect(quoteModal(page)).toBeVisible();
  await page.goBack();
  await expect(quoteModal(page)).toBeHidden();
  await expect(quickView(page)).toBeVisible();
  await page.goBack();
  await expect(quickView(page)).toBeHidden();
  await expect(page).toHaveURL('/shop');

  await cartControl(page, '0 items').click();
  await expect(cartDrawer(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/about-us');
  await expect(cartDrawer(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/shop');
  await expect(cartDrawer(page)).toBeHidden();
});

test('Back closes overlays on the first page of a visit, and after a reload', async ({ page }) => {
  await saveData(page);
  await arriveInShop(page);
  await openInteractive(page, '/shop');
  const drawer = overListing['the cart’s drawer'];
  if (!drawer) throw new Error('There is no drawer.');
  await expectBackToClose(page, drawer);
  await drawer.open(page);
  await expect(drawer.seen(page)).toBeVisible();
  await reloadInteractive(page);
  await expect(drawer.seen(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => 'overPage' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('Back closes overlays over a product', async ({ page }) => {
  await saveData(page);
  await arriveInShop(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expectBackToClose(page, lightbox);
});

test('a reload while an overlay opens stays on the page', async ({ page }) => {
  await openInteractive(page, '/contact-us');
  await openInteractive(page, '/about-us');
  // As if the browser kept the mark of an overlay, but not its history entry.
  await page.evaluate(() => history.replaceState({ ...history.state, overPage: true }, ''));
  await reloadInteractive(page);
  await expect.poll(() => page.evaluate(() => history.state.overPage)).toBeUndefined();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
});

test('a link works right after an overlay is closed', async ({ page }) => {
  await arriveInShop(page);
  await cartControl(page, '0 items').click();
  await expect(cartDrawer(page)).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    document.querySelector<HTMLAnchorElement>('.site-header a[href="/shop/wishlist"]')?.click();
  });
  await expect(page).toHaveURL('/shop/wishlist');
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('the form that replaces the drawer, and the message after it, close in the same way and keep typed text', async ({
  page,
  context,
}) => {
  await giveOwnAddress(context);
  await arriveInShop(page);
  await addButton(page).click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteModal(page)).toBeVisible();
  await page.goBack();
  await expect(quoteModal(page)).toBeHidden();
  await expect(cartDrawer(page)).toBeHidden();
  await expect(page).toHaveURL('/shop');

  await cardQuote(page).click();
  await field(page, 'firstName').fill('Ada');
  await page.goBack();
  await expect(quoteModal(page)).toBeHidden();
  await cardQuote(page).click();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await sendQuote(page, freshEmail());
  await expect(resultDialog(page, 'Success!')).toBeVisible();
  await page.goBack();
  await expect(resultDialog(page, 'Success!')).toHaveCount(0);
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('a link in the drawer leaves the page, and Back returns to it', async ({ page }) => {
  await openInteractive(page, '/shop');
  await page.evaluate(() => scrollTo(0, 300));
  await addButton(page, 4).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const link = drawer.getByRole('listitem').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(drawer).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
