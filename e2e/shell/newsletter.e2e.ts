import type { Locator } from '@playwright/test';
import { openAlive } from '../support/alive';
import { freshEmail, freshVisitor, mailsOf } from '../support/quote-steps';
import { address, expect, failedWith, test } from '../support/storefront-test';

const formOf = (part: Locator) => part.getByRole('form', { name: 'Newsletter' });
const fieldOf = (form: Locator) => form.getByRole('textbox', { name: 'Email for our newsletter' });

test('subscribing stays on the page and loses nothing of it, is mended where it is, and arrives by e-mail once', async ({
  page,
  request,
  mailServer,
}) => {
  await openAlive(page, '/contact-us');
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
  // What is sent later arrives later: by then e-mails of the second subscription would be there.
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

test('who subscribes too often is told when to come back', async ({ request }) => {
  const headers = { 'x-forwarded-for': freshVisitor() };
  const subscribe = () => request.post('/newsletter', { form: { email: freshEmail() }, headers });
  for (let turn = 0; turn < 10; turn++) expect((await subscribe()).status()).toBe(200);
  const refused = await subscribe();
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toContain(`try again in ${refused.headers()['retry-after']} seconds`);
});
