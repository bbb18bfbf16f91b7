import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ArrivedMail, SmtpServerForTest } from 'backend/testing/smtp-server-for-test';
import { openInteractive } from './interactive';
import { expect, failedWith, ports, shellSecret } from './storefront-test';

/** Where browsers send quotes. */
export const quoteCall = `http://localhost:${ports.backend}/api/v1/email/quote`;

/** A reference of our backend's. */
export const quoteReference = /[\dA-Z]{4}-[\dA-Z]{4}/;

/** The end of the address of the page that says that a quote was sent. */
export const quoteSent = new RegExp(`/quote\\?sent=1&reference=${quoteReference.source}(&confirmed=1)?$`);

/** The form over the page. */
export function quoteModal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Contact Details' });
}

/** The form, over the page or on its own. */
export function quoteForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Contact Details' });
}

/** A field of the form by its name in it. */
export function field(page: Page, name: string): Locator {
  return quoteForm(page).locator(`[name=${name}]`);
}

/** The button that sends the form. */
export function sendButton(page: Page): Locator {
  return quoteForm(page).getByRole('button', { name: 'Request a quote' });
}

/** The dialog with the result of a quote. */
export function resultDialog(page: Page, title: 'Success!' | 'Error!'): Locator {
  return page.getByRole('dialog', { name: title });
}

/** The link of a product in a listing that asks for its quote. */
export function cardQuote(page: Page, nth = 0): Locator {
  return page.getByRole('article').nth(nth).getByRole('link', { name: 'Request a Quote', exact: true });
}

/** Opens the form for a product of the shop's listing over the page. */
export async function openQuoteModal(page: Page, nth = 0): Promise<void> {
  await openInteractive(page, '/shop');
  await cardQuote(page, nth).click();
  await expect(quoteModal(page)).toBeVisible();
  await expect(quoteForm(page)).toBeVisible();
}

/** Fields as typed, without the e-mail address. */
export const typed = {
  firstName: 'aDA',
  lastName: 'nguyen',
  company: 'Lugger Bay Dental',
  phone: '0412 345 678',
  address: '1 Dampier Terrace',
  // Before the suburb, which would fill it.
  postcode: '6725',
  suburb: 'Broome',
  message: 'By Friday, please.',
} as const;

type Texts = Readonly<Record<keyof typeof typed, string>>;

/** Fills every field. */
export async function fillQuote(page: Page, email = freshEmail(), texts: Texts = typed): Promise<void> {
  await field(page, 'state').selectOption('WA');
  for (const [name, value] of Object.entries({ ...texts, email })) await field(page, name).fill(value);
}

/** Fills every field and sends the form. */
export async function sendQuote(page: Page, email?: string, texts?: Texts): Promise<void> {
  await fillQuote(page, email, texts);
  await sendButton(page).click();
}

/** An e-mail address that no other test uses. */
export function freshEmail(): string {
  return `ada-${randomUUID()}@clinic.example`;
}

/** A network address that no other test uses. */
export function freshVisitor(): string {
  const [, ...groups] = /^(.{4})(.{4})/.exec(randomUUID().replaceAll('-', '')) ?? [];
  return `2001:db8:${groups.join(':')}::1`;
}

/**
 * Gives a browser an address of its own in the eyes of the backend: all browsers of the journeys run on one
 * machine, and each address has a limit.
 */
export async function giveOwnAddress(context: BrowserContext, visitor = freshVisitor()): Promise<void> {
  await context.route(quoteCall, (route) =>
    route.continue({
      headers: {
        ...route.request().headers(),
        'x-visitor-address': visitor,
        'x-shell-secret': shellSecret,
      },
    }),
  );
}

/** The e-mails from or to a visitor, once this many have arrived: the company's first. */
export async function mailsOf(server: SmtpServerForTest, email: string, count = 2): Promise<ArrivedMail[]> {
  const found = () =>
    server.mails.filter(
      ({ to, parsed }) => to.includes(email) || parsed.replyTo?.some(({ address }) => address === email),
    );
  // One that fails is tried again after a second, then after two.
  await expect.poll(() => found().length, { timeout: 15_000 }).toBe(count);
  return found().sort((one, other) => Number(one.to.includes(email)) - Number(other.to.includes(email)));
}

/** Chooses Western Australia, goes to the suburb's field, and waits until the suburbs are there. */
export async function askForSuburbs(page: Page): Promise<Locator> {
  await field(page, 'state').selectOption('WA');
  const suburbs = page.waitForResponse((response) =>
    response.url().startsWith(`http://localhost:${ports.backend}/suburbs`),
  );
  const suburb = field(page, 'suburb');
  await suburb.focus();
  await (await suburbs).finished();
  return suburb;
}

/** Lets the backend refuse every quote of a page, with a sentence of its own. */
export async function refuseQuotes(
  page: Page,
  expectMessage: (text: string, from: string) => void,
): Promise<void> {
  await page.route(quoteCall, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { message: 'No deliveries to Broome.' },
    }),
  );
  expectMessage(failedWith(400), quoteCall);
}
