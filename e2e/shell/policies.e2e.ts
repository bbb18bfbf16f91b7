import { openAlive } from '../support/alive';
import { field, openQuoteModal, quoteModal } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

const policies = [
  { name: 'Privacy policy', path: '/privacy', says: 'Privacy Act 1988' },
  { name: 'Terms', path: '/terms', says: 'Australian Consumer Law' },
  { name: 'Returns', path: '/returns', says: 'Australian Consumer Law' },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const { name, path, says } of policies) {
      test(`the foot of a page leads to ‘${name}’, which says that it is a sample`, async ({ page }) => {
        await openAlive(page, '/about-us');
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        const main = page.getByRole('main');
        await expect(main).toContainText('This is a sample text for a sample shop.');
        await expect(main).toContainText(says);
        expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
      });
    }

    test('a form leads to the privacy policy in a tab of its own, and keeps what was typed', async ({
      page,
      context,
    }) => {
      for (const [path, name] of [
        ['/contact-us', 'Message'],
        ['/quote', 'Last name'],
        ['/newsletter', 'Email for our newsletter'],
      ] as const) {
        await openAlive(page, path);
        const main = page.getByRole('main');
        await main.getByRole('textbox', { name }).fill('Hello');
        const opened = context.waitForEvent('page');
        await main.getByRole('link', { name: 'Privacy policy (opens in a new tab)' }).click();
        const policy = await opened;
        await expect(policy.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
        await policy.close();
        await expect(page).toHaveURL(path);
        await expect(main.getByRole('textbox', { name })).toHaveValue('Hello');
      }
    });
  });
}

test('the quote over a page leads to the privacy policy in a tab of its own', async ({ page, context }) => {
  await openQuoteModal(page);
  await field(page, 'lastName').fill('Hello');
  const opened = context.waitForEvent('page');
  await quoteModal(page).getByRole('link', { name: 'Privacy policy (opens in a new tab)' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(field(page, 'lastName')).toHaveValue('Hello');
});
