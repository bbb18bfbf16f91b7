import { expect, test } from './storefront-test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor subscribes at the foot of a page', async ({ page }) => {
      await page.goto('/about-us');
      const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
      await form.getByRole('textbox', { name: 'Email for our newsletter' }).fill('ann@clinic.test');
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page).toHaveURL('/newsletter?sent=1');
      await expect(page.getByText('You are subscribed to our newsletter.')).toBeVisible();
    });
  });
}

test('an address of blanks is refused without JavaScript, at the field', async ({ request }) => {
  const response = await request.post('/newsletter', { form: { email: '  ' } });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain('This Field is Requied');
});
