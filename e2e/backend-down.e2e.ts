import { publishedVersions } from 'releases/published-releases';
import { expect, ports, releasesFolder, test } from './storefront-test';

const refused = 'Failed to load resource: net::ERR_CONNECTION_REFUSED';
const backend = `http://localhost:${ports.backend}`;

test.describe('the backend is down', () => {
  test.beforeEach(({ storefront }) => storefront.kill('backend'));
  test.afterEach(({ storefront }) => storefront.start('backend'));

  test('a document arrives for every page, and says what is missing', async ({ request }) => {
    for (const path of ['/', '/shop', '/search?keyword=gauze', '/shop/shopping-cart', '/quote']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toMatch(/<h1/);
    }
    expect(await (await request.get('/shop')).text()).toContain('Products could not be loaded');
    expect((await request.get('/product/0123456789abcdef01234567')).status()).toBe(200);
    expect((await request.get('/nowhere')).status()).toBe(404);
  });
});

test('a shell that starts before its backend serves under a neutral name until it is there', async ({
  page,
  storefront,
}) => {
  await storefront.kill('backend');
  await storefront.kill('shell');
  await storefront.start('shell');
  await page.goto('/about-us');
  await expect(page).toHaveTitle('About Us | Medical & Dental Supplies');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Medical & Dental Supplies' }),
  ).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('undefined');

  await storefront.start('backend');
  await expect(async () => {
    await page.goto('/about-us');
    await expect(page).toHaveTitle('About Us | Meridian Medical & Dental', { timeout: 1 });
  }).toPass();
  await expect(
    page.getByRole('banner').getByRole('img', { name: 'Meridian Medical & Dental' }),
  ).toBeVisible();
});

test('the page tries again by itself, and the visitor can', async ({ page, storefront, expectMessage }) => {
  await storefront.kill('backend');
  const asked = page.waitForRequest((request) => request.url().startsWith(`${backend}/api/v1/product`));
  await page.goto('/shop');
  expectMessage(refused, (await asked).url());
  for (const file of ['logo.svg', 'icon.svg']) expectMessage(refused, `${backend}/uploads/brand/${file}`);
  // Specification section 8: a failed product list is logged.
  const [version] = await publishedVersions(releasesFolder, 'catalogue');
  const routes = `http://localhost:${ports.catalogue}/${version}/browser/__federation_expose_routes.js`;
  expectMessage('ApiError: The shop could not be reached.', routes);
  await expect(page.getByText('Products could not be loaded')).toBeVisible();

  await storefront.start('backend');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(24);
});
