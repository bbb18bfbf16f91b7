import type { Locator, Page } from '@playwright/test';
import { waitForOverlayHistory } from 'run/browser/interactive';
import { cartControl, cartDrawer, keepInCookie, sampleProducts } from '../support/cart-steps';
import { holdRequests } from '../support/hold-requests';
import { openInteractive } from '../support/interactive';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  giveOwnAddress,
  mailsOf,
  openQuoteModal,
  quoteCall,
  quoteForm,
  quoteModal,
  refuseQuotes,
  resultDialog,
  sendButton,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** The first press of a double one; the returned function presses again at the same place. */
async function pressFirst(page: Page, control: Locator): Promise<() => Promise<void>> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  return () => press(2);
}

test('the quote form accepts a double press, also after an error, which keeps its fields', async ({
  page,
  context,
  mailServer,
  expectMessage,
}) => {
  const email = freshEmail();
  await page.setViewportSize({ width: 390, height: 844 });
  await giveOwnAddress(context);
  await refuseQuotes(page, expectMessage);
  const refused = await holdRequests(page, quoteCall);
  await openQuoteModal(page);
  const address = page.url();
  await fillQuote(page, email);
  await field(page, 'phone').press('Enter');
  await page.keyboard.press('Enter');
  refused.letGo();
  await expect(resultDialog(page, 'Error!')).toContainText('No deliveries to Broome.');
  expect(refused.sent).toBe(1);
  await resultDialog(page, 'Error!').getByRole('button', { name: 'OK' }).click();
  await expect(resultDialog(page, 'Error!')).toHaveCount(0);
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'phone')).toBeFocused();
  const status = quoteForm(page).getByRole('status').filter({ hasText: 'Sending your request' });
  await expect(status).toHaveCount(0);

  await page.unroute(quoteCall);
  const held = await holdRequests(page, quoteCall);
  const pressAgain = await pressFirst(page, sendButton(page));
  await expect(status).toBeVisible();
  await pressAgain();
  await expect(status).toBeVisible();
  held.letGo();
  await expect(resultDialog(page, 'Success!')).toBeVisible();
  await pressAgain();
  await pressAgain();
  await expect(resultDialog(page, 'Success!')).toBeVisible();
  await expect(quoteModal(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await mailsOf(mailServer, email);
  expect(held.sent).toBe(1);
  await resultDialog(page, 'Success!').getByRole('button', { name: 'OK' }).click();
  await expect(resultDialog(page, 'Success!')).toHaveCount(0);
  await expect(cardQuote(page)).toBeFocused();
});

interface Vanishing {
  readonly come: (page: Page) => Promise<Locator>;
  readonly gone: (page: Page) => Locator;
}

/** Controls of a listing; 'Add to cart' comes last, because it opens the drawer. */
const vanishing: Readonly<Record<string, Vanishing>> = {
  'the drawer’s cross': {
    come: async (page) => {
      await cartControl(page, '2 items').click();
      return cartDrawer(page).getByRole('button', { name: 'Close cart' });
    },
    gone: cartDrawer,
  },
  'the quote form’s cross': {
    come: async (page) => {
      await cardQuote(page).click();
      return quoteModal(page).getByRole('button', { name: 'Close quote form' });
    },
    gone: quoteModal,
  },
  'adding in the quick view': {
    come: async (page) => {
      await page.getByRole('article').nth(5).getByRole('link', { name: 'Quick view', exact: true }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Add to cart' });
    },
    gone: (page) => page.getByRole('dialog').filter({ hasText: 'View the full page' }),
  },
};

const lightboxCross: Vanishing = {
  come: async (page) => {
    await page.getByRole('link', { name: /show full screen$/ }).click();
    return page.getByRole('button', { name: 'Close', exact: true });
  },
  gone: (page) => page.getByRole('dialog', { name: /^Pictures of/ }),
};

/** The second of two presses falls on the page below, and must not reach it. */
async function expectToStray(page: Page, { come, gone }: Vanishing): Promise<void> {
  const address = page.url();
  const control = await come(page);
  await expect(control).toBeVisible();
  const pressAgain = await pressFirst(page, control);
  await expect(gone(page)).toBeHidden();
  // Everything below is a trap.
  await page.evaluate(() => {
    delete document.body.dataset.reached;
    document.addEventListener('click', ({ target }) => {
      document.body.dataset.reached = target instanceof Element ? target.outerHTML : '';
    });
  });
  await pressAgain();
  expect(await page.evaluate(() => document.body.dataset.reached)).toBeUndefined();
  expect(page.url()).toBe(address);
  await waitForOverlayHistory(page);
}

test('a double press of a vanishing control reaches nothing below, and one beside the drawer opens nothing', async ({
  page,
  context,
  request,
}) => {
  const [one, two] = await sampleProducts(request, 2);
  await keepInCookie(context, 'cart', `${one?.id}*1!${two?.id}*1`);
  await openInteractive(page, '/shop');
  for (const [what, control] of Object.entries(vanishing)) {
    await test.step(what, () => expectToStray(page, control));
  }

  await expect(cartDrawer(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const picture = await page.getByRole('article').first().getByRole('link').first().boundingBox();
  const place = [(picture?.x ?? 0) + 40, (picture?.y ?? 0) + 40] as const;
  await page.mouse.click(...place);
  await expect(cartDrawer(page)).toBeHidden();
  await page.mouse.move(...place);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page).toHaveURL('/shop');
  await page.mouse.click(...place);
  await expect(page).toHaveURL(/\/product\//);
  await test.step('the lightbox’s cross', () => expectToStray(page, lightboxCross));
});
