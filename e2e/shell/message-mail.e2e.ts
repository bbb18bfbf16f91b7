import type { Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { freshEmail, mailsOf } from '../support/quote-steps';
import { address, expect, test } from '../support/storefront-test';
import { tabTo } from '../support/tab-to';

const inForm = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript, by keys alone' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a message is mended and sent, arrives by e-mail, and the visitor is told', async ({
      page,
      mailServer,
      expectMessage,
    }) => {
      const email = freshEmail();
      await openAlive(page, '/contact-us');
      if (javaScriptEnabled) {
        await tabTo(inForm(page, 'Name'));
        await page.keyboard.type('Ada Nguyen');
        for (const _ of ['e-mail', 'phone']) await page.keyboard.press('Tab');
        await page.keyboard.type('0412 345 678');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Do you deliver\nto Broome?');
        await tabTo(sendMessage(page));
        await page.keyboard.press('Enter');
      } else {
        const text =
          'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)';
        expectMessage(text, `${address}/contact-us`);
        await inForm(page, 'Name').fill('Ada Nguyen');
        await inForm(page, 'Phone (optional)').fill('0412 345 678');
        await inForm(page, 'Message').fill('Do you deliver\nto Broome?');
        await sendMessage(page).click();
      }
      await expect(inForm(page, 'Email')).toHaveAccessibleDescription('This Field is Requied');
      await expect(page.getByText('This Field is Requied', { exact: true })).toHaveCount(1);
      await expect(inForm(page, 'Name')).toHaveValue('Ada Nguyen');
      await expect(inForm(page, 'Message')).toHaveValue('Do you deliver\nto Broome?');
      if (javaScriptEnabled) {
        await expect(inForm(page, 'Email')).toBeFocused();
        await page.keyboard.type(email);
        await page.keyboard.press('Enter');
      } else {
        await inForm(page, 'Email').fill(email);
        await sendMessage(page).click();
      }
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
  });
}
