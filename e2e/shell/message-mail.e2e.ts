import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { freshEmail, mailsOf } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

async function subscribe(page: Page, email: string): Promise<void> {
  await openAlive(page, '/about-us');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox', { name: 'Email for our newsletter' }).fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText('You are subscribed to our newsletter.');
}

test('a subscription arrives by e-mail, a second one of the same address does not', async ({
  page,
  mailServer,
}) => {
  const email = freshEmail();
  await subscribe(page, email);
  const [toCompany, confirmation] = await mailsOf(mailServer, email);
  expect(toCompany?.parsed.subject).toBe('New newsletter subscription');
  expect(toCompany?.parsed.text).toContain(`Email: ${email}`);
  expect(confirmation?.parsed.subject).toBe('You are subscribed to our newsletter');

  await subscribe(page, email.toUpperCase());
  // What is sent later arrives later: by then e-mails of the second would be there.
  const later = freshEmail();
  await subscribe(page, later);
  await mailsOf(mailServer, later);
  await mailsOf(mailServer, email);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a message to the company arrives by e-mail, and the visitor is told', async ({
      page,
      mailServer,
    }) => {
      const email = freshEmail();
      await openAlive(page, '/contact-us');
      const form = page.getByRole('form', { name: 'Send a message' });
      for (const [label, value] of [
        [/^Name/, 'Ada Nguyen'],
        [/^Email/, email],
        [/^Phone/, '0412 345 678'],
        [/^Message/, 'Do you deliver\nto Broome?'],
      ] as const) {
        await form.getByLabel(label).fill(value);
      }
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL('/contact-us?sent=1');
      const [toCompany, confirmation] = await mailsOf(mailServer, email);
      expect(toCompany?.parsed.subject).toBe('Message from Ada Nguyen');
      expect(toCompany?.parsed.replyTo).toEqual([{ name: 'Ada Nguyen', address: email }]);
      expect(toCompany?.parsed.text).toContain('> Do you deliver\n> to Broome?');
      expect(confirmation?.parsed.subject).toBe('We have received your message');
      expect(confirmation?.parsed.text).not.toContain('Broome');
    });
  });
}
