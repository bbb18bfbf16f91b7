import type { Locator, Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import {
  addButton,
  cartDrawer,
  cartWay,
  cookieOf,
  keepInCookie,
  sampleProducts,
} from '../support/cart-steps';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  fromElsewhere,
  holdQuotes,
  leaveQuoteOnItsWay,
  mailsOf,
  openQuoteModal,
  openQuotePage,
  quoteForm,
  quoteModal,
  quoteSent,
  refuseQuotes,
  saidDialog,
  sendButton,
  sendQuote,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

/** The first press of a double one; what it gives presses a second time at the same place. */
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

const forms: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'over the page': openQuoteModal,
  'on its page': openQuotePage,
};

for (const width of [1280, 390]) {
  for (const [where, open] of Object.entries(forms)) {
    test.describe(`the quote form ${where}, on ${width} pixels`, () => {
      test.use({ viewport: { width, height: 844 } });

      test('says that it is sending, and a second press changes nothing, before the answer and after', async ({
        page,
        context,
        mailServer,
      }) => {
        const email = freshEmail();
        await fromElsewhere(context);
        const held = await holdQuotes(page);
        await open(page);
        const address = page.url();
        await fillQuote(page, email);
        const status = quoteForm(page).getByRole('status').filter({ hasText: 'Sending your request' });
        const pressAgain = await pressFirst(page, sendButton(page));
        await expect(status).toBeVisible();
        await pressAgain();
        await expect(status).toBeVisible();
        held.letGo();
        await expect(saidDialog(page, 'Success!')).toBeVisible();
        await pressAgain();
        await pressAgain();
        await expect(saidDialog(page, 'Success!')).toBeVisible();
        await expect(quoteModal(page)).toHaveCount(0);
        await expect(page).toHaveURL(where === 'on its page' ? quoteSent : address);
        await mailsOf(mailServer, email);
        expect(held.sent).toBe(1);
      });

      test('takes a double click', async ({ page, context }) => {
        await fromElsewhere(context);
        await open(page);
        const address = page.url();
        await fillQuote(page, freshEmail());
        await sendButton(page).dblclick();
        await expect(saidDialog(page, 'Success!')).toBeVisible();
        await expect(page).toHaveURL(where === 'on its page' ? quoteSent : address);
      });

      test('after an error it is there again, filled, with the focus where it was', async ({
        page,
        expectMessage,
      }) => {
        await refuseQuotes(page, expectMessage);
        const held = await holdQuotes(page);
        await open(page);
        await fillQuote(page, 'ada@clinic.example');
        await field(page, 'phone').press('Enter');
        await page.keyboard.press('Enter');
        held.letGo();
        await expect(saidDialog(page, 'Error!')).toContainText('No deliveries to Broome.');
        expect(held.sent).toBe(1);
        await saidDialog(page, 'Error!').getByRole('button', { name: 'OK' }).click();
        await expect(saidDialog(page, 'Error!')).toHaveCount(0);
        await expect(field(page, 'email')).toHaveValue('ada@clinic.example');
        await expect(field(page, 'phone')).toBeFocused();
        await expect(quoteForm(page).getByText('Sending your request')).toHaveCount(0);
      });
    });
  }
}

test('Enter that stays down sends once, and does not answer the message that comes', async ({
  page,
  context,
}) => {
  await fromElsewhere(context);
  const held = await holdQuotes(page);
  await openQuoteModal(page);
  await fillQuote(page, freshEmail());
  await field(page, 'phone').focus();
  await page.keyboard.down('Enter');
  await expect(quoteModal(page).getByText('Sending your request')).toBeVisible();
  await page.keyboard.down('Enter');
  held.letGo();
  await expect(saidDialog(page, 'Success!').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(saidDialog(page, 'Success!')).toBeVisible();
  expect(held.sent).toBe(1);
  await page.keyboard.press('Escape');
  await expect(saidDialog(page, 'Success!')).toHaveCount(0);
});

test('Escape while a quote is on its way leaves the form, and what became of it is told', async ({
  page,
  mailServer,
}) => {
  const { email, letGo } = await leaveQuoteOnItsWay(page);
  await expect(cardQuote(page)).toBeFocused();
  letGo();
  await expect(saidDialog(page, 'Success!')).toContainText('Quote Requested Successfully');
  await mailsOf(mailServer, email);
});

test('what was asked for gets the focus back when the quote was sent', async ({ page, context }) => {
  await fromElsewhere(context);
  await openQuoteModal(page, 3);
  await sendQuote(page, freshEmail());
  await saidDialog(page, 'Success!').getByRole('button', { name: 'OK' }).click();
  await expect(saidDialog(page, 'Success!')).toHaveCount(0);
  await expect(cardQuote(page, 3)).toBeFocused();
});

/** A control that is gone once it was pressed; null for the mask beside the drawer. */
const vanishing: Readonly<
  Record<
    string,
    { readonly path?: string; readonly come: (page: Page) => Promise<Locator>; gone: (page: Page) => Locator }
  >
> = {
  'the drawer’s cross': {
    come: async (page) => {
      await cartWay(page, '2 items').click();
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
  'the quick view’s cross': {
    come: async (page) => {
      await page.getByRole('article').nth(5).getByRole('link', { name: 'Quick view', exact: true }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Close' });
    },
    gone: (page) => page.getByRole('dialog').filter({ hasText: 'View the full page' }),
  },
  'adding in the quick view': {
    come: async (page) => {
      await page.getByRole('article').nth(5).getByRole('link', { name: 'Quick view', exact: true }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Add to cart' });
    },
    gone: (page) => page.getByRole('dialog').filter({ hasText: 'View the full page' }),
  },
  'a message’s cross': {
    come: async (page) => {
      await page.getByRole('article').nth(1).getByRole('button', { name: 'Add to wishlist' }).click();
      return page.getByRole('button', { name: 'Dismiss' });
    },
    gone: (page) => page.getByRole('button', { name: 'Dismiss' }),
  },
  'the lightbox’s cross': {
    path: 'product',
    come: async (page) => {
      await page.getByRole('link', { name: /show full screen$/ }).click();
      return page.getByRole('button', { name: 'Close', exact: true });
    },
    gone: (page) => page.getByRole('dialog', { name: /^Pictures of/ }),
  },
};

for (const [what, { path, come, gone }] of Object.entries(vanishing)) {
  test(`a double press of ${what} reaches nothing below`, async ({ page, context, request }) => {
    const [one, two] = await sampleProducts(request, 2);
    await keepInCookie(context, 'cart', `${one?.id}*1!${two?.id}*1`);
    await openAlive(page, path === 'product' ? `/product/${one?.id}` : '/shop');
    const address = page.url();
    const control = await come(page);
    await expect(control).toBeVisible();
    const pressAgain = await pressFirst(page, control);
    await expect(gone(page)).toBeHidden();
    // Everything below is a trap.
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        document.body.dataset.reached = target instanceof Element ? target.outerHTML : '';
      });
    });
    await pressAgain();
    expect(await page.evaluate(() => document.body.dataset.reached)).toBeUndefined();
    expect(page.url()).toBe(address);
  });
}

test('a double press beside the drawer closes it, and opens nothing', async ({ page }) => {
  await openAlive(page, '/shop');
  const picture = await page.getByRole('article').first().getByRole('link').first().boundingBox();
  await addButton(page).click();
  await expect(cartDrawer(page)).toBeVisible();
  const place = [(picture?.x ?? 0) + 40, (picture?.y ?? 0) + 40] as const;
  await page.mouse.click(...place);
  await expect(cartDrawer(page)).toBeHidden();
  await page.mouse.move(...place);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page).toHaveURL('/shop');
  await page.mouse.click(...place);
  await expect(page).toHaveURL(/\/product\//);
});

test('a double press of Remove takes one line away, and Undo is pressed once', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 3);
  await keepInCookie(context, 'cart', products.map(({ id }) => `${id}*1`).join('!'));
  await openAlive(page, '/shop/shopping-cart');
  const pressAgain = await pressFirst(page, page.getByRole('button', { name: /^Remove / }).first());
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await pressAgain();
  expect(await cookieOf(context, 'cart')).toBe(`${products[1]?.id}*1!${products[2]?.id}*1`);
});
