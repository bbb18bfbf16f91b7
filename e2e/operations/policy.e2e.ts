import { addButton, closeDrawer } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

const pages = [
  '/',
  '/shop',
  '/shop?filter=open&view=list',
  '/search?keyword=gauze',
  '/product/d0da38b1757613a1a3761136',
  '/shop/shopping-cart',
  '/shop/wishlist',
  '/shop/compare?ids=d0da38b1757613a1a3761136',
  '/quote',
  '/about-us',
  '/contact-us',
  '/blog',
  '/shop/order-tracking',
];

test('no page, opened by its address or by a link, hands the browser text as a script or as markup', async ({
  page,
}) => {
  const policies = new Set<string>();
  page.on('response', (response) => {
    if (response.request().isNavigationRequest())
      policies.add(
        response.headers()['content-security-policy']?.match(/require-trusted.*?;/)?.[0] ?? 'none',
      );
  });
  for (const path of pages) await openInteractive(page, path);
  expect([...policies]).toEqual(["require-trusted-types-for 'script';"]);

  // After a link React creates the elements that a document would contain, script elements among them.
  await openInteractive(page, '/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Medical & Dental' }).click();
  await page.getByRole('article').first().locator('a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  await addButton(page).click();
  await closeDrawer(page);
  await page.getByRole('main').getByRole('link', { name: 'Request a Quote' }).first().click();
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
});

test('the browser refuses text as a script or as markup, and further policies', async ({
  page,
  expectMessage,
}) => {
  await openInteractive(page, '/about-us');
  page.on('console', (message) => {
    if (message.text().includes('Trusted')) expectMessage(message.text(), message.location().url);
  });
  const outcomes = await page.evaluate(() => {
    const attempts = [
      () => {
        document.body.innerHTML = '<img src="x" onerror="document.title = 1">';
      },
      () => {
        Object.assign(document.createElement('script'), { src: 'https://evil.test/a.js' });
      },
      () => {
        document.head.append(Object.assign(document.createElement('script'), { text: 'document.title = 1' }));
      },
      () => trustedTypes?.createPolicy('another', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(outcomes).not.toContain('taken');
  await expect(page).toHaveTitle(/^About Us/);
});
