import { openAlive } from '../support/alive';
import { field, openQuoteModal, quoteModal } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

const policies = [
  { name: 'Privacy policy', path: '/privacy', says: 'Privacy Act 1988' },
  { name: 'Terms', path: '/terms', says: 'Australian Consumer Law' },
  { name: 'Returns', path: '/returns', says: 'Australian Consumer Law' },
];

test('the foot of a page leads to each policy, which says that it is a sample', async ({ page, request }) => {
  await openAlive(page, '/about-us');
  for (const { name, path, says } of policies) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<h1>${name}</h1>`);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = page.getByRole('main');
    for (const text of ['This is a sample text for a sample shop.', says]) {
      await expect(main).toContainText(text);
      expect(html).toContain(text);
    }
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
  }
});

test('every form leads to the privacy policy in a tab of its own, and keeps what was typed', async ({
  page,
  context,
  request,
}) => {
  for (const path of ['/contact-us', '/quote', '/newsletter']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<main.*<a [^>]*href="\/privacy"[^>]* target="_blank".*<\/main>/s);
  }
  await openQuoteModal(page);
  await field(page, 'lastName').fill('Hello');
  const opened = context.waitForEvent('page');
  await quoteModal(page).getByRole('link', { name: 'Privacy policy (opens in a new tab)' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(field(page, 'lastName')).toHaveValue('Hello');
});
