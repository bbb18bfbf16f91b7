import type { Locator, Page } from '@playwright/test';
import { openInteractive } from '../support/interactive';
import { freshEmail, freshVisitor, mailsOf } from '../support/quote-steps';
import { address, expect, failedWith, test } from '../support/storefront-test';
import { tabTo } from '../support/tab-to';

const inForm = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

test('by keys alone a message is corrected and sent, arrives by e-mail, and the visitor is told', async ({
  page,
  mailServer,
}) => {
  const email = freshEmail();
  await openInteractive(page, '/contact-us');
  await tabTo(inForm(page, 'Name'));
  await page.keyboard.type('Ada Nguyen');
  for (const _ of ['e-mail', 'phone']) await page.keyboard.press('Tab');
  await page.keyboard.type('0412 345 678');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Do you deliver\nto Broome?');
  await tabTo(page.getByRole('button', { name: 'Send message' }));
  await page.keyboard.press('Enter');
  await expect(inForm(page, 'Email')).toHaveAccessibleDescription('This Field is Requied');
  await expect(inForm(page, 'Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact-us?sent=1');
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  await expect(page).toHaveTitle('Message sent | Meridian Medical & Dental');

  const [toCompany, confirmation] = await mailsOf(mailServer, email);
  expect(toCompany?.parsed.subject).toBe('Message from Ada Nguyen');
  expect(toCompany?.parsed.replyTo).toEqual([{ name: 'Ada Nguyen', address: email }]);
  expect(toCompany?.parsed.text).toContain('> Do you deliver\n> to Broome?');
  expect(confirmation?.parsed.subject).toBe('We have received your message');
  expect(confirmation?.parsed.text).not.toContain('Broome');
});

test('without JavaScript a refused message keeps its text, and is sent once corrected', async ({
  request,
}) => {
  const form = { name: 'Ada Nguyen', phone: '0412 345 678', message: 'Do you deliver to Broome?' };
  const refused = await request.post('/contact-us', { form });
  expect(refused.status()).toBe(422);
  const html = await refused.text();
  for (const text of ['This Field is Requied', ...Object.values(form)]) expect(html).toContain(text);
  const sent = await request.post('/contact-us', { form: { ...form, email: freshEmail() } });
  expect(await sent.text()).toContain('Your message has been sent.');
});

const formOf = (part: Locator) => part.getByRole('form', { name: 'Newsletter' });
const fieldOf = (form: Locator) => form.getByRole('textbox', { name: 'Email for our newsletter' });

test('without JavaScript a form that a program filled in is not sent, and comes back as it was typed', async ({
  browser,
  mailServer,
}) => {
  const context = await browser.newContext({ baseURL: address, javaScriptEnabled: false });
  const page = await context.newPage();
  const email = freshEmail();
  await page.goto('/contact-us');
  await inForm(page, 'Name').fill('Ada Nguyen');
  await inForm(page, 'Email').fill(email);
  await inForm(page, 'Message').fill('Cheap pills');
  const hidden = page.getByRole('main').locator('input[name=website]');
  await expect(hidden).toBeHidden();
  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = 'https://pills.test';
  });
  await inForm(page, 'Message').press('Tab');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Please send it once more.');
  await expect(inForm(page, 'Message')).toHaveValue('Cheap pills');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact-us?sent=1');
  expect(await mailsOf(mailServer, email)).toHaveLength(2);
  await context.close();
});

test('subscribing stays on the page, can be corrected in place, and arrives by e-mail once', async ({
  page,
  request,
  mailServer,
}) => {
  await openInteractive(page, '/contact-us');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Hello');
  const form = formOf(page.getByRole('contentinfo'));
  const button = form.getByRole('button', { name: 'Subscribe' });
  await button.click();
  await expect(form.getByRole('status')).toHaveText('This Field is Requied');
  await expect(fieldOf(form)).toHaveAccessibleDescription('This Field is Requied');
  await expect(button).toBeFocused();
  const email = freshEmail();
  await fieldOf(form).fill(email);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('You are subscribed to our newsletter.');
  await expect(fieldOf(form)).toBeFocused();
  await expect(page).toHaveURL('/contact-us');
  await expect(message).toHaveValue('Hello');

  const [toCompany, confirmation] = await mailsOf(mailServer, email);
  expect(toCompany?.parsed.subject).toBe('New newsletter subscription');
  expect(toCompany?.parsed.text).toContain(`Email: ${email}`);
  expect(confirmation?.parsed.subject).toBe('You are subscribed to our newsletter');
  // E-mails arrive in order: by then those of the second subscription would be there.
  const later = freshEmail();
  for (const subscriber of [email.toUpperCase(), later]) {
    expect((await request.post('/newsletter', { form: { email: subscriber } })).status()).toBe(200);
  }
  await mailsOf(mailServer, later);
  await mailsOf(mailServer, email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads back to its page, and a refusal to the form', async ({ page, expectMessage }) => {
    expectMessage(failedWith(422), `${address}/newsletter`);
    await page.goto('/shop?page=2');
    await formOf(page.getByRole('contentinfo')).getByRole('button', { name: 'Subscribe' }).click();
    const again = formOf(page.getByRole('main'));
    await expect(fieldOf(again)).toHaveAccessibleDescription('This Field is Requied');
    await expect(fieldOf(again)).toBeFocused();
    await page.goto('/shop?page=2');
    const form = formOf(page.getByRole('contentinfo'));
    await fieldOf(form).fill(freshEmail());
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/shop?page=2');
    await expect(page.getByText('You are subscribed to our newsletter.')).toBeVisible();
  });
});

test('a visitor who subscribes too often is told when to try again', async ({ request }) => {
  const headers = { 'x-forwarded-for': freshVisitor() };
  const subscribe = () => request.post('/newsletter', { form: { email: freshEmail() }, headers });
  for (let turn = 0; turn < 10; turn++) expect((await subscribe()).status()).toBe(200);
  const refused = await subscribe();
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toContain(`try again in ${refused.headers()['retry-after']} seconds`);
});
