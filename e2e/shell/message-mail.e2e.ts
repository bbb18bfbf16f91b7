import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { freshEmail, mailsOf } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';
import { tabTo } from '../support/tab-to';

const inForm = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

test('by keys alone a message is mended and sent, arrives by e-mail, and the visitor is told', async ({
  page,
  mailServer,
}) => {
  const email = freshEmail();
  await openAlive(page, '/contact-us');
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

test('without JavaScript a message is refused with what was typed, and sent when it is mended', async ({
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
