import type { Page } from '@playwright/test';
import {
  askForSuburbs,
  field,
  openQuoteModal,
  quoteCall,
  quoteForm,
  quoteModal,
  sendButton,
} from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

const required = 'This Field is Requied';

const suggestions = (page: Page) => quoteForm(page).getByRole('listbox', { name: 'Suggestions' });

/** Presses the send button slowly: changes that the press causes are painted before it ends. */
async function pressSlowly(page: Page): Promise<void> {
  await sendButton(page).scrollIntoViewIfNeeded();
  await sendButton(page).hover();
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
}

test('an empty form names the missing fields, and Escape closes suggestions before the form', async ({
  page,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url() === quoteCall) requests += 1;
  });
  await openQuoteModal(page);
  const suburb = field(page, 'suburb');

  await test.step('a hint that appears as the field loses the focus to the button does not cancel the press', async () => {
    await expect(quoteForm(page).getByText(required)).toHaveCount(0);
    await field(page, 'postcode').fill('67');
    await pressSlowly(page);
    await expect(field(page, 'firstName')).toBeFocused();
    await expect(field(page, 'postcode')).toHaveAccessibleDescription(
      'Australian postcodes have four digits.',
    );
    await expect(field(page, 'postcode')).not.toHaveAttribute('aria-invalid');
    await field(page, 'postcode').fill('');
    await sendButton(page).click();
  });

  await test.step('missing fields are named, and the focus goes to the first', async () => {
    for (const name of ['firstName', 'state', 'message']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${required}`));
    }
    await expect(field(page, 'company')).not.toHaveAttribute('aria-invalid');
    await expect(field(page, 'firstName')).toBeFocused();
    expect(requests).toBe(0);
    const summary = quoteForm(page).getByRole('region', { name: 'Please check 9 fields' });
    await summary.getByRole('link', { name: `Postcode: ${required}` }).click();
    await expect(field(page, 'postcode')).toBeFocused();
    await page.keyboard.type('6');
    await expect(field(page, 'postcode')).not.toHaveAttribute('aria-invalid');
    await expect(quoteForm(page).getByRole('region', { name: 'Please check 8 fields' })).toBeVisible();
    await field(page, 'postcode').fill('');
  });

  await test.step('Escape closes the suggestions first', async () => {
    await askForSuburbs(page);
    await expect(suburb).toHaveRole('combobox');
    await suburb.pressSequentially('broo');
    await expect(suggestions(page)).toBeVisible();
    await expect(suburb).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(quoteModal(page)).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('leaving a field shows its hint, and closes the suburbs', async ({ page }) => {
    await openQuoteModal(page);
    await field(page, 'postcode').fill('67');
    await askForSuburbs(page);
    await expect(field(page, 'postcode')).toHaveAccessibleDescription(
      'Australian postcodes have four digits.',
    );
    await field(page, 'suburb').pressSequentially('broo');
    await expect(suggestions(page)).toBeVisible();
    await field(page, 'address').tap();
    await expect(suggestions(page)).toHaveCount(0);
    await field(page, 'postcode').tap();
    await field(page, 'postcode').fill('671');
    await sendButton(page).tap();
    await expect(field(page, 'firstName')).toBeFocused();
  });
});
