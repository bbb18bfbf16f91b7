import type { BrowserContext, Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import {
  cardQuote,
  field,
  fillQuote,
  freshEmail,
  fromElsewhere,
  openQuoteModal,
  openQuotePage,
  quoteForm,
  saidDialog,
  sendButton,
  typed,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

const keepBox = (page: Page) =>
  quoteForm(page).getByRole('checkbox', { name: 'Keep my details on this device for next time' });

const { message: _, ...details } = typed;

/** Expects the visitor's details in the form, and no message. */
async function expectDetails(page: Page, email: string): Promise<void> {
  await expect(field(page, 'state')).toHaveValue('WA');
  for (const [name, value] of Object.entries({ ...details, email, message: '' }))
    await expect(field(page, name)).toHaveValue(value);
}

/** Sends a quote from the form that is open, with the box ticked. */
async function sendTicked(page: Page, email: string): Promise<void> {
  await fillQuote(page, email);
  await keepBox(page).check();
  await sendButton(page).click();
  await expect(saidDialog(page, 'Success!')).toBeVisible();
}

/** A visitor whose browser keeps the details. */
async function knownVisitor(page: Page, context: BrowserContext): Promise<string> {
  const email = freshEmail();
  await fromElsewhere(context);
  await openQuotePage(page);
  await sendTicked(page, email);
  return email;
}

for (const [where, open] of Object.entries({
  'the form over the page': openQuoteModal,
  'the form’s page': openQuotePage,
})) {
  test(`details that are kept by ${where} are in the next form, in another tab too, and go nowhere else`, async ({
    page,
    context,
  }) => {
    const email = freshEmail();
    await fromElsewhere(context);
    await open(page);
    await sendTicked(page, email);

    const next = await context.newPage();
    const sent: string[] = [];
    next.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await openQuoteModal(next, 1);
    await expectDetails(next, email);
    await expect(keepBox(next)).toBeChecked();
    await openAlive(next, '/quote');
    await expectDetails(next, email);
    for (const word of [email, encodeURIComponent(email), 'Lugger', 'Dampier'])
      expect(sent.filter((text) => text.includes(word))).toEqual([]);
    expect(JSON.stringify(await context.cookies())).not.toMatch(/ada-|Lugger|Dampier/);
  });
}

test('details are not kept unless it is asked for', async ({ page, context }) => {
  await fromElsewhere(context);
  await openQuoteModal(page);
  await fillQuote(page);
  await expect(keepBox(page)).not.toBeChecked();
  await sendButton(page).click();
  await expect(saidDialog(page, 'Success!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('quoteDetails'))).toBeNull();
});

test('details are forgotten by the keyboard, which is said, and the focus stays in the form', async ({
  page,
  context,
}) => {
  await knownVisitor(page, context);
  await openQuoteModal(page);
  await keepBox(page).focus();
  await page.keyboard.press('Tab');
  await expect(quoteForm(page).getByRole('button', { name: 'Forget my details' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    quoteForm(page)
      .getByRole('status')
      .filter({ hasText: 'Your details are no longer kept on this device.' }),
  ).toBeVisible();
  await expect(keepBox(page)).toBeFocused();
  await expect(keepBox(page)).not.toBeChecked();
  for (const name of ['state', 'email', ...Object.keys(typed)])
    await expect(field(page, name)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('quoteDetails'))).toBeNull();

  await page.keyboard.press('Escape');
  await cardQuote(page, 1).click();
  await expect(field(page, 'email')).toHaveValue('');
  await expect(quoteForm(page).getByRole('button', { name: 'Forget my details' })).toHaveCount(0);
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is wrong with a form that has the details already, on ${width} pixels, ${colorScheme}`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await knownVisitor(page, context);
      await openQuoteModal(page);
      await expect(quoteForm(page).getByRole('button', { name: 'Forget my details' })).toBeVisible();
      expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to tick', async ({ page }) => {
    await page.goto('/quote');
    await expect(sendButton(page)).toBeVisible();
    await expect(quoteForm(page).getByRole('checkbox')).toHaveCount(0);
  });
});
