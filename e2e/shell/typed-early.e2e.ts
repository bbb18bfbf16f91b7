import type { Locator, Page } from '@playwright/test';
import { waitUntilInteractive } from 'run/browser/interactive';
import { holdRequests } from '../support/hold-requests';
import {
  field,
  fillQuote,
  freshEmail,
  giveOwnAddress,
  resultDialog,
  sendButton,
  typed,
} from '../support/quote-steps';
import { expect, madeAnew, test } from '../support/storefront-test';

async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const scripts = await holdRequests(page, /\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return scripts.letGo;
}

/** Puts an element beside a field, as password managers do. */
const putBeside = (input: Locator) =>
  input.evaluate((element) => {
    const icon = document.createElement('div');
    icon.setAttribute('data-lastpass-icon-root', '');
    element.after(icon);
  });

const search = (page: Page) => page.getByLabel('Search for products');
const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox');
const message = (page: Page) => page.getByRole('form', { name: 'Send a message' });

test('a quote typed before the scripts have loaded is sent as typed, even with an element put beside a field', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(madeAnew);
  await giveOwnAddress(context);
  const letCome = await openWithoutScripts(page, '/quote');
  const email = freshEmail();
  await fillQuote(page, email);
  await putBeside(field(page, 'email'));
  letCome();
  await waitUntilInteractive(page);
  for (const [name, value] of Object.entries({ ...typed, email, state: 'WA' }))
    await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'message')).toHaveValue(typed.message);
  await sendButton(page).click();
  await expect(resultDialog(page, 'Success!')).toBeVisible();
});

test('a message, a search and a newsletter address typed early are kept', async ({ page, expectMessage }) => {
  expectMessage(madeAnew);
  const letCome = await openWithoutScripts(page, '/contact-us');
  const typedInto: (readonly [Locator, string])[] = [
    [newsletter(page), 'grace@clinic.example'],
    [message(page).getByLabel('Name'), 'Ada Nguyen'],
    [message(page).getByLabel('Email'), 'ada@clinic.example'],
    [message(page).getByLabel('Phone'), '0412 345 678'],
    [message(page).getByLabel('Message'), 'By Friday, please.'],
    [search(page), 'gauze'],
  ];
  for (const [input, text] of typedInto) await input.fill(text);
  await putBeside(search(page));
  letCome();
  await waitUntilInteractive(page);
  for (const [input, text] of typedInto) await expect(input).toHaveValue(text);
  // The box keeps the focus in the page that React has rendered anew.
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole('grid', { name: 'Suggestions' })).toBeVisible();
  // The request has the text as typed.
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us', exact: true })
    .click();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(message(page).getByLabel('Message')).toHaveValue('By Friday, please.');
});

test("a quick order's list typed early is kept, although its script comes last", async ({
  page,
  expectMessage,
}) => {
  expectMessage(madeAnew);
  const letCome = await openWithoutScripts(page, '/shop/quick-order');
  const list = page.getByLabel('Products and quantities');
  await list.fill('WND-000089\t3');
  await putBeside(search(page));
  letCome();
  await expect(page.getByText('Found 1 of 1 line.')).toBeVisible();
  await expect(list).toHaveValue('WND-000089\t3');
  await expect(list).toBeFocused();
});
