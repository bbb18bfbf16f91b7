import type { Locator, Page } from '@playwright/test';
import { openAlive, reloadAlive } from '../support/alive';
import { addButton, cartDrawer, cartWay, closeDrawer } from '../support/cart-steps';
import {
  cardQuote,
  field,
  freshEmail,
  fromElsewhere,
  quoteModal,
  saidDialog,
  sendQuote,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** Something that opens over a page. */
interface OverPage {
  readonly width: number;
  readonly open: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Locator;
  readonly close: (page: Page) => Promise<void>;
}

const quickView = (page: Page) => page.getByRole('dialog').filter({ hasText: 'View the full page' });
const pressEscape = (page: Page) => page.keyboard.press('Escape');

/** Opens what asks for its product when it is open, and waits for the answer. */
async function pressAndAsk(page: Page, link: Locator): Promise<void> {
  const asked = page.waitForResponse(/\/products\//);
  await link.click();
  await asked;
}

const overListing: Readonly<Record<string, OverPage>> = {
  'the cart’s drawer': {
    width: 1280,
    open: (page) => cartWay(page, '0 items').click(),
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
  'the lightbox': {
    width: 1280,
    open: (page) => page.getByRole('link', { name: /show full screen$/ }).click(),
    seen: (page) => page.getByRole('dialog', { name: /^Pictures of/ }),
    close: (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  },
};

/** The visitor saves data: nothing is loaded ahead of a press. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Opens the page in which something will open: from another one, in place or as the first of the visit. */
async function arrive(page: Page, what: string, how: 'first' | 'in place'): Promise<void> {
  const isProduct = what === 'the lightbox';
  await openAlive(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'the shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
  if (isProduct) {
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
  }
  if (how === 'first') await openAlive(page, page.url());
}

for (const [what, { width, open, seen, close }] of Object.entries(overListing)) {
  test.describe(what, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const how of ['first', 'in place'] as const) {
      test(`is closed by Back, which stays on the page, ${how}`, async ({ page }) => {
        await saveData(page);
        await arrive(page, what, how);
        const address = page.url();
        await page.evaluate(() => scrollTo(0, 200));
        await open(page);
        await expect(seen(page)).toBeVisible();
        // The page may not be loaded anew.
        const loaded: string[] = [];
        page.on('request', (request) => {
          if (/\/api\/v1\/product\?|\/products/.test(request.url()) || request.isNavigationRequest())
            loaded.push(request.url());
        });
        const place = await page.evaluate(() => scrollY);
        await page.goBack();
        await expect(seen(page)).toBeHidden();
        expect(page.url()).toBe(address);
        expect(await page.evaluate(() => scrollY)).toBe(place);
        expect(loaded).toEqual([]);

        // And once more; Forward brings nothing back that would not be whole.
        await open(page);
        await expect(seen(page)).toBeVisible();
        await page.goBack();
        await expect(seen(page)).toBeHidden();
        await page.goForward();
        await expect(page).toHaveURL(address);
        await expect(seen(page)).toBeHidden();
        await open(page);
        await expect(seen(page)).toBeVisible();
        expect(await page.evaluate(() => document.querySelector('main h1')?.textContent)).not.toBe('');
      });
    }

    test('leaves no entry behind when it is closed in another way', async ({ page }) => {
      await arrive(page, what, 'in place');
      const address = page.url();
      for (const _ of ['once', 'again']) {
        await open(page);
        await expect(seen(page)).toBeVisible();
        await close(page);
        await expect(seen(page)).toBeHidden();
        await expect.poll(() => page.evaluate(() => 'overPage' in history.state)).toBe(false);
      }
      await page.goBack();
      await expect(page).not.toHaveURL(address);
      await expect(page).toHaveURL(what === 'the lightbox' ? '/shop' : '/about-us');
    });

    test('is closed after a reload, and Back leaves the page as it should', async ({ page }) => {
      await arrive(page, what, 'in place');
      const address = page.url();
      await open(page);
      await expect(seen(page)).toBeVisible();
      await reloadAlive(page);
      await expect(seen(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => 'overPage' in history.state)).toBe(false);
      expect(page.url()).toBe(address);
      await page.goBack();
      await expect(page).toHaveURL(what === 'the lightbox' ? '/shop' : '/about-us');
    });
  });
}

test('a reload that crosses an opening stays on the page', async ({ page }) => {
  await openAlive(page, '/contact-us');
  await openAlive(page, '/about-us');
  // The browser keeps the mark, but not the entry that was to bear it.
  await page.evaluate(() => history.replaceState({ ...history.state, overPage: true }, ''));
  await reloadAlive(page);
  await expect.poll(() => page.evaluate(() => history.state.overPage)).toBeUndefined();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
});

test('a link in the drawer leads on from the page, and Back leads to it', async ({ page }) => {
  await openAlive(page, '/shop');
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

test('a link that is pressed right after closing leads on', async ({ page }) => {
  await openAlive(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'the shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
  await cartWay(page, '0 items').click();
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

test('of two over one another, Back closes the upper one first', async ({ page }) => {
  await openAlive(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'the shop', exact: true }).click();
  await page.getByRole('article').first().getByRole('link', { name: 'Quick view', exact: true }).click();
  await quickView(page).getByRole('link', { name: 'Request a quote', exact: true }).click();
  await expect(quoteModal(page)).toBeVisible();
  await page.goBack();
  await expect(quoteModal(page)).toBeHidden();
  await expect(quickView(page)).toBeVisible();
  await page.goBack();
  await expect(quickView(page)).toBeHidden();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('Back between the quick view and the drawer that follows it stays on the page', async ({ page }) => {
  await page.clock.install();
  await openAlive(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'the shop', exact: true }).click();
  await page.getByRole('article').first().getByRole('link', { name: 'Quick view', exact: true }).click();
  const add = quickView(page).getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  const name = (await quickView(page).getByRole('heading').first().textContent()) ?? '';
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.click();
  await expect(quickView(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await page.clock.resume();
  await expect(page.getByText(`Added to cart. ${name}`)).toBeVisible();
  await expect(cartDrawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('the form that takes the drawer’s place, and the message that takes the form’s, are closed alike', async ({
  page,
  context,
}) => {
  await fromElsewhere(context);
  await openAlive(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'the shop', exact: true }).click();
  await addButton(page).click();
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteModal(page)).toBeVisible();
  await page.goBack();
  await expect(quoteModal(page)).toBeHidden();
  await expect(cartDrawer(page)).toBeHidden();
  await expect(page).toHaveURL('/shop');

  await cardQuote(page).click();
  await sendQuote(page, freshEmail());
  await expect(saidDialog(page, 'Success!')).toBeVisible();
  await page.goBack();
  await expect(saidDialog(page, 'Success!')).toHaveCount(0);
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('what was typed is there again after Back has closed the form', async ({ page }) => {
  await openAlive(page, '/shop');
  await cardQuote(page).click();
  await field(page, 'firstName').fill('Ada');
  await page.goBack();
  await expect(quoteModal(page)).toBeHidden();
  await cardQuote(page).click();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
});

test('many pages back while the drawer is open leads there', async ({ page }) => {
  await openAlive(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'the shop', exact: true }).click();
  await addButton(page).click();
  await closeDrawer(page);
  await cartWay(page, '1 item').click();
  await expect(cartDrawer(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/about-us');
  await expect(cartDrawer(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/shop');
  await expect(cartDrawer(page)).toBeHidden();
});
