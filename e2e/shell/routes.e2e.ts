import type { APIRequestContext, Page } from '@playwright/test';
import { sampleProduct } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';
import { brand, routes } from './routes';

async function documentAt(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = (await response.text()).replace(/<script.*?<\/script>/gs, '');
  const texts = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) =>
      text
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&#x27;', '’')
        .replaceAll('&amp;', '&')
        .trim(),
    );
  return {
    html,
    status: response.status(),
    titles: texts(/<title[^>]*>([^<]*)<\/title>/g),
    headings: texts(/<h1[^>]*>(.*?)<\/h1>/gs),
    canonicals: texts(/<link rel="canonical" href="([^"]*)"/g),
    robots: texts(/<meta name="robots" content="([^"]*)"/g),
  };
}

test('every route has a page with its heading, without scripts', async ({ request, baseURL }) => {
  const { id } = await sampleProduct(request);
  for (const route of routes) {
    const path = route.path.replace(':id', id);
    const { status, titles, headings, canonicals, robots } = await documentAt(request, path);
    const name = route.page === undefined ? headings[0] : route.page;
    expect.soft({ status, titles, headings, canonicals, robots }, path).toEqual({
      status: route.status ?? 200,
      titles: [name === null ? brand : `${name} | ${brand}`],
      headings: [route.heading ?? expect.any(String)],
      canonicals: route.canonical ? [baseURL + route.canonical.replace(':id', id)] : [],
      robots: route.noindex ? ['noindex'] : [],
    });
  }
});

test('a product that is sold out can be quoted but not added, and the promotions are on sale', async ({
  request,
}) => {
  const { id } = await sampleProduct(request);
  const { html: soldOut } = await documentAt(request, `/product/sold-out/${id}`);
  expect(soldOut).toContain('Sold out.');
  expect(soldOut).toMatch(/<main.*Request a quote.*<\/main>/s);
  expect(soldOut).not.toContain('Add to cart');

  const { html: promotions } = await documentAt(request, '/shop/promotions');
  const cards = promotions.match(/<article.*?<\/article>/gs) ?? [];
  expect(cards).toHaveLength(24);
  for (const card of cards) expect(card).toContain('class="price-off"');
  expect(promotions).toContain('href="/shop/promotions?page=2"');
});

test('an address in another spelling redirects to the prescribed one', async ({ request }) => {
  const { id } = await sampleProduct(request);
  expect(id.toUpperCase()).not.toBe(id);
  for (const [address, status, prescribed] of [
    ...[
      ['/about', '/about-us'],
      ['/contact', '/contact-us'],
      ['/coming-soon', '/comming-soon'],
      ['/forgot-password', '/forget-password'],
      ['/shop/with-grid-separate', '/shop/with-grid-seperate'],
      ['/shop/cart', '/shop/shopping-cart'],
      ['/wishlist', '/shop/wishlist'],
      ['/compare', '/shop/compare'],
    ].map(([alias, path]) => [`${alias}?from=menu&x=1`, 301, `${path}?from=menu&x=1`] as const),
    ['/SHOP?page=2', 308, '/shop?page=2'],
    ['/About-us/', 308, '/about-us'],
    [`/product/${id.toUpperCase()}?from=card`, 308, `/product/${id}?from=card`],
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers().location], address).toEqual([status, prescribed]);
  }
});

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('links from the shop to the blog, an article and back load no document', async ({ page }) => {
  await openInteractive(page, '/shop');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await footerLink(page, 'Blog').click();
  await page.getByRole('link', { name: 'Keeping autoclave load records' }).click();
  await expect(page).toHaveTitle(`Keeping autoclave load records | ${brand}`);
  await footerLink(page, 'Shop').click();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeping autoclave load records');
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
});

test('a page whose script cannot be loaded works as without JavaScript', async ({
  page,
  request,
  baseURL,
  expectMessage,
}) => {
  const html = await (await request.get('/contact-us')).text();
  const [script = ''] = /\/_shell\/content\.\w+\.js/.exec(html) ?? [];
  expectMessage('Failed to load resource: net::ERR_FAILED', baseURL + script);
  await page.route(`**${script}`, (route) => route.abort());

  await openInteractive(page, '/shop');
  await footerLink(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await footerLink(page, 'Contact').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ann@clinic.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  // This page requests the script, too.
  await page.unrouteAll({ behavior: 'wait' });
});
