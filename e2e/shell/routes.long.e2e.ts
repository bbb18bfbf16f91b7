import { openAlive } from '../support/alive';
import { sampleProduct } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';
import { brand, routes } from './routes';

test.describe.configure({ timeout: 240_000 });

test('the browser makes of every route what the server did', async ({
  page,
  request,
  baseURL,
  expectMessage,
}) => {
  const { id } = await sampleProduct(request);
  const attributes = async (selector: string, name: string) =>
    (await page.locator(selector).all()).length === 0 ? null : page.locator(selector).getAttribute(name);
  for (const route of routes) {
    await test.step(route.path, async () => {
      const path = route.path.replace(':id', id);
      if (route.status === 404) {
        const notFound = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
        expectMessage(notFound, baseURL + path);
      }
      const response = await openAlive(page, path);
      expect(response?.status()).toBe(route.status ?? 200);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      if (route.heading) await expect(heading).toHaveText(route.heading);
      const name = route.page === undefined ? await heading.textContent() : route.page;
      await expect(page).toHaveTitle(name === null ? brand : `${name} | ${brand}`);
      expect(await attributes('link[rel=canonical]', 'href')).toBe(
        route.canonical ? baseURL + route.canonical.replace(':id', id) : null,
      );
      expect(await attributes('meta[name=robots]', 'content')).toBe(route.noindex ? 'noindex' : null);
    });
  }
});
