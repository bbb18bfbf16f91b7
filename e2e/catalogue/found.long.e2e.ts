import type { Page } from '@playwright/test';
import { address, expect, ports, test } from '../support/storefront-test';

const meta = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);

test('robots.txt names a sitemap whose pages exist and may be indexed', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /search\n');
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(sitemap).toBe(`${address}/sitemap.xml`);

  const response = await request.get(sitemap);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const found = (await response.text()).match(/(?<=<loc>)[^<]*/g) ?? [];
  const products = found.filter((page) => page.includes('/product/'));
  expect(products).toHaveLength(451);
  const disallowed = robots.match(/(?<=^Disallow: ).+/gm) ?? [];
  for (const page of found) {
    expect(
      disallowed.filter((path) => page.replace(address, '').startsWith(path)),
      page,
    ).toEqual([]);
  }

  for (const page of [...found.filter((page) => !products.includes(page)), ...products.slice(0, 2)]) {
    const answer = await request.get(page, { maxRedirects: 0 });
    expect(answer.status(), page).toBe(200);
    const html = await answer.text();
    expect(html, page).not.toContain('name="robots"');
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    if (canonical) expect(canonical).toBe(page);
  }
});

test('a shared link has the page’s name, its description and an existing picture', async ({
  page,
  request,
}) => {
  await page.goto('/about-us');
  await expect(meta(page, 'og:title')).toHaveAttribute('content', 'About Us');
  await expect(meta(page, 'og:site_name')).toHaveAttribute('content', 'Meridian Medical & Dental');
  await expect(meta(page, 'og:url')).toHaveAttribute('content', `${address}/about-us`);
  await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
  const picture = (await meta(page, 'og:image').getAttribute('content')) ?? '';
  expect(picture).toBe(`http://localhost:${ports.backend}/uploads/brand/cover.jpg`);
  expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');

  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(meta(page, 'og:url')).toHaveAttribute('content', `${address}/contact-us`);
  await expect(meta(page, 'og:title')).toHaveCount(1);
});

for (const width of [390, 1280]) {
  test(`the home page at ${width} has its heading, picture, categories and testimonials, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          Object.assign(globalThis, { shift: (globalThis as unknown as { shift: number }).shift + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything your practice reaches for');
    const picture = page.getByRole('img', { name: 'Soft light over a clinic bench in green and white' });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('listitem')).toHaveCount(6);
    const customers = page.getByRole('region', { name: 'What our customers say' });
    await expect(customers.getByRole('figure')).toHaveCount(3);
    await expect(customers.getByRole('blockquote').first()).toContainText('Orders arrive complete');
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01);
    await expect(page.locator('body')).not.toContainText('undefined');
  });
}

test('a picture that fails leaves the banner as large as it was', async ({ page, expectMessage }) => {
  const banner = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = await banner.boundingBox();
  const picture = `http://localhost:${ports.backend}/uploads/brand/cover.jpg`;
  await page.route(picture, (route) => route.abort());
  expectMessage('Failed to load resource: net::ERR_FAILED', picture);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(banner.getByRole('img')).toHaveCount(0);
  expect(await banner.boundingBox()).toEqual(before);
});
