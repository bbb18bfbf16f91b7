import { freshEmail, freshVisitor } from '../support/quote-steps';
import { address, expect, test } from '../support/storefront-test';

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

    test('an empty field is named, where it is to be mended', async ({ page, expectMessage }) => {
      expectMessage(
        'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)',
        `${address}/newsletter`,
      );
      await page.goto('/about-us');
      const foot = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
      await foot.getByRole('button', { name: 'Subscribe' }).click();
      const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' });
      await expect(form.getByRole('alert')).toHaveText('This Field is Requied');
      const field = form.getByRole('textbox', { name: 'Email for our newsletter' });
      await expect(field).toHaveAccessibleDescription('This Field is Requied');
      if (javaScriptEnabled) await expect(field).toBeFocused();
    });
  });
}

test('subscribing from the contact page loses nothing of the message', async ({ page }) => {
  await page.goto('/contact-us');
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await message.fill('Hello');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox', { name: 'Email for our newsletter' }).fill(freshEmail());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/newsletter?sent=1');
  await page.goBack();
  await expect(message).toHaveValue('Hello');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
});

test('an address of blanks is refused without JavaScript, at the field', async ({ request }) => {
  const response = await request.post('/newsletter', { form: { email: '  ' } });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain('This Field is Requied');
});

test('what looks like no address is refused without JavaScript, and stays', async ({ request }) => {
  const response = await request.post('/newsletter', { form: { email: 'ann at clinic' } });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain('This does not look like an email address.');
  expect(await response.text()).toContain('value="ann at clinic"');
});

test('who subscribes too often is told when to come back', async ({ request }) => {
  const headers = { 'x-forwarded-for': freshVisitor() };
  const subscribe = () => request.post('/newsletter', { form: { email: freshEmail() }, headers });
  for (let turn = 0; turn < 10; turn++) expect((await subscribe()).status()).toBe(200);
  const refused = await subscribe();
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toContain(`try again in ${refused.headers()['retry-after']} seconds`);
});
