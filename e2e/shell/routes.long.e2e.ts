import { sampleProduct } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, failedWith, test } from '../support/storefront-test';
import { brand, routes } from './routes';

for (const route of routes) {
  test(`the browser renders ${route.path} as the server did`, async ({
    page,
    request,
    baseURL,
    expectMessage,
  }) => {
    const { id } = await sampleProduct(request);
    const path = route.path.replace(':id', id);
    if (route.status) expectMessage(failedWith(route.status), baseURL + path);
    const response = await openInteractive(page, path);
    expect(response?.status()).toBe(route.status ?? 200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    if (route.heading) await expect(heading).toHaveText(route.heading);
    const name = route.page === undefined ? await heading.textContent() : route.page;
    await expect(page).toHaveTitle(name === null ? brand : `${name} | ${brand}`);
    for (const [selector, attribute, content] of [
      ['link[rel=canonical]', 'href', route.canonical && baseURL + route.canonical.replace(':id', id)],
      ['meta[name=robots]', 'content', route.noindex && 'noindex'],
    ] as const) {
      await expect(page.locator(selector)).toHaveCount(content ? 1 : 0);
      if (content) await expect(page.locator(selector)).toHaveAttribute(attribute, content);
    }
  });
}
