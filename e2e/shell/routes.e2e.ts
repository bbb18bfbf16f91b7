import type { APIRequestContext, Page } from '@playwright/test';
import { openAlive } from '../support/alive';
import { expect, test } from '../support/storefront-test';

const brand = 'Meridian Medical & Dental';
const notFound = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

interface Route {
  /** `:id` stands for a product of the catalogue. */
  readonly path: string;
  /** Name of the page in its title; null for the home page, missing for a product's. */
  readonly page?: string | null;
  /** Of the page's first heading. */
  readonly heading?: string;
  readonly status?: 404;
  readonly canonical?: string;
  readonly noindex?: true;
}

const homes = [2, 3, 4, 5, 6, 7].map((nth) => ({ path: `/homes/home-${nth}`, page: null, canonical: '/' }));
const dressings = '/post/choosing-a-dressing-by-exudate-level';
const missing = {
  page: 'Page not found',
  heading: 'We could not find that page',
  status: 404,
  noindex: true,
} as const;
const noAccounts = { heading: 'Accounts are not available', noindex: true } as const;

/** Every route of P4, and some that do not exist. */
const routes: readonly Route[] = [
  { path: '/', page: null, canonical: '/' },
  { path: '/shop', page: 'Shop', heading: 'Shop', canonical: '/shop' },
  {
    path: '/search?keyword=gloves',
    page: 'Results for ‘gloves’',
    heading: 'Results for ‘gloves’',
    canonical: '/search?keyword=gloves',
  },
  { path: '/product/:id', canonical: '/product/:id' },
  { path: '/product/layout-2/:id', canonical: '/product/:id' },
  { path: '/product/layout-3/:id', canonical: '/product/:id' },
  { path: '/product/sold-out/:id', canonical: '/product/:id' },
  { path: '/shop/checkout-success', page: 'Checkout', heading: 'No order was placed', noindex: true },
  {
    path: '/shop/wishlist',
    page: 'Wishlist',
    heading: 'Wishlist',
    canonical: '/shop/wishlist',
  },
  { path: '/about-us', page: 'About Us', heading: 'About Us' },
  { path: '/core-team', page: 'Core Team', heading: 'Core Team' },
  { path: '/contact-us', page: 'Contact Us', heading: 'Contact Us' },
  { path: '/privacy', page: 'Privacy policy', heading: 'Privacy policy' },
  { path: '/terms', page: 'Terms', heading: 'Terms' },
  { path: '/returns', page: 'Returns', heading: 'Returns' },
  { path: '/my-account', page: 'My account', ...noAccounts },
  { path: '/forget-password', page: 'Forgotten password', ...noAccounts },
  {
    path: '/shop/shopping-cart',
    page: 'Shopping Cart',
    heading: 'Shopping Cart',
    canonical: '/shop/shopping-cart',
  },
  {
    path: '/shop/compare?ids=a,b',
    page: 'Compare',
    heading: 'Compare',
    canonical: '/shop/compare',
  },
  {
    path: '/shop/quick-order?lines=G-1',
    page: 'Quick order',
    heading: 'Quick order',
    canonical: '/shop/quick-order',
  },
  { path: '/shop/promotions', page: 'Promotions', heading: 'Promotions', canonical: '/shop/promotions' },
  { path: '/shop/with-grid-detail', page: 'Shop', heading: 'Shop', canonical: '/shop' },
  { path: '/shop/with-grid-seperate', page: 'Shop', heading: 'Shop', canonical: '/shop' },
  { path: '/shop/list?page=2', page: 'Shop', heading: 'Shop', canonical: '/shop?page=2' },
  { path: '/shop/order-tracking', page: 'Order Tracking', heading: 'Order Tracking' },
  { path: '/comming-soon', page: 'Coming Soon', heading: 'Coming Soon', noindex: true },
  { path: '/blog', page: 'Blog', heading: 'Blog' },
  { path: '/blog/blog-grid', page: 'Blog', heading: 'Blog', canonical: '/blog' },
  { path: dressings, page: 'Choosing a dressing by exudate level', canonical: dressings },
  {
    path: '/post/fullwidth/keeping-autoclave-load-records',
    page: 'Keeping autoclave load records',
    canonical: '/post/keeping-autoclave-load-records',
  },
  ...homes,
  ...['/404', '/homes/home-9', '/post/unknown', '/shop/unknown'].map((path) => ({ path, ...missing })),
];

async function anyProduct(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/shop')).text();
  return /href="\/product\/(\w+)"/.exec(html)?.[1] ?? '';
}

/** What search engines are told by a page's head. */
async function head(page: Page, name: 'link[rel=canonical]' | 'meta[name=robots]', attribute: string) {
  const found = await page.locator(name).all();
  return Promise.all(found.map((element) => element.getAttribute(attribute)));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const route of routes) {
      test(`${route.path} is there`, async ({ page, request, baseURL, expectMessage }) => {
        const id = route.path.includes(':id') ? await anyProduct(request) : '';
        const path = route.path.replace(':id', id);
        if (route.status === 404) expectMessage(notFound, baseURL + path);

        const response = await openAlive(page, path);
        expect(response?.status()).toBe(route.status ?? 200);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveCount(1);
        if (route.heading) await expect(heading).toHaveText(route.heading);
        const name = route.page === undefined ? await heading.textContent() : route.page;
        await expect(page).toHaveTitle(name === null ? brand : `${name} | ${brand}`);
        const canonical = route.canonical?.replace(':id', id);
        expect(await head(page, 'link[rel=canonical]', 'href')).toEqual(
          canonical ? [baseURL + canonical] : [],
        );
        expect(await head(page, 'meta[name=robots]', 'content')).toEqual(route.noindex ? ['noindex'] : []);
      });
    }

    test('a product that is sold out can be quoted but not added', async ({ page, request }) => {
      await page.goto(`/product/sold-out/${await anyProduct(request)}`);
      await expect(page.getByText('Sold out.')).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Request a quote', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    });

    test('the promotions are on sale', async ({ page }) => {
      await page.goto('/shop/promotions');
      await expect(page.getByRole('article')).toHaveCount(24);
      await expect(page.getByRole('article').filter({ hasText: /-\d+%/ })).toHaveCount(24);
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(page).toHaveURL('/shop/promotions?page=2');
    });

    for (const [list, heading, kind] of [
      ['wishlist', 'Wishlist', 'listitem'],
      ['compare', 'Compare', 'columnheader'],
    ] as const) {
      test(`what is kept in ${list} is shown, and removed`, async ({ page, context, request, baseURL }) => {
        const id = await anyProduct(request);
        await context.addCookies([{ name: list, value: `${id}!unknown`, url: baseURL ?? '' }]);
        await page.goto(`/shop/${list}`);
        const items = page.getByRole('main').getByRole(kind).filter({ hasText: 'Remove' });
        await expect(items).toHaveCount(2);
        await expect(items.first().getByRole('link')).toHaveAttribute('href', `/product/${id}`);
        await expect(items.last()).toContainText('This product is no longer available.');
        await items.first().getByRole('button', { name: 'Remove' }).click();
        await expect(items).toHaveCount(1);
        await items.first().getByRole('button', { name: 'Remove' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveURL(({ pathname }) => pathname === `/shop/${list}`);
        await page.getByRole('main').getByRole('link', { name: 'Back to shop' }).click();
        await expect(page).toHaveURL('/shop');
      });
    }

    test('a message is mended and sent', async ({ page, baseURL, expectMessage }) => {
      if (!javaScriptEnabled) {
        expectMessage(
          'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)',
          `${baseURL}/contact-us`,
        );
      }
      await openAlive(page, '/contact-us');
      await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
      await page.getByRole('textbox', { name: 'Message' }).fill('Do you have\nwooden spatulas?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
        'This Field is Requied',
      );
      await expect(page.getByText('This Field is Requied', { exact: true })).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Do you have\nwooden spatulas?',
      );
      if (javaScriptEnabled)
        await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();

      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ann@clinic.example');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your message has been sent.')).toBeVisible();
      await expect(page).toHaveTitle(`Message sent | ${brand}`);
    });
  });
}

for (const [alias, path] of [
  ['/about', '/about-us'],
  ['/contact', '/contact-us'],
  ['/coming-soon', '/comming-soon'],
  ['/forgot-password', '/forget-password'],
  ['/shop/with-grid-separate', '/shop/with-grid-seperate'],
  ['/shop/cart', '/shop/shopping-cart'],
  ['/wishlist', '/shop/wishlist'],
  ['/compare', '/shop/compare'],
]) {
  test(`${alias} leads to ${path}`, async ({ request }) => {
    const response = await request.get(`${alias}?from=menu&x=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${path}?from=menu&x=1`);
  });
}

for (const [address, prescribed] of [
  ['/SHOP?page=2', '/shop?page=2'],
  ['/About-us/', '/about-us'],
] as const) {
  test(`${address} leads to ${prescribed}`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, prescribed]);
  });
}

test('an id in capitals leads to the product that has it in small letters', async ({ request }) => {
  const id = await anyProduct(request);
  const capitals = id.toUpperCase();
  expect(capitals).not.toBe(id);
  const response = await request.get(`/product/${capitals}?from=card`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([308, `/product/${id}?from=card`]);
});

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('without a page load from the shop to the blog, an article and back', async ({ page }) => {
  await openAlive(page, '/shop');
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

  await openAlive(page, '/shop');
  await footerLink(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await footerLink(page, 'Contact').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ann@clinic.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  // This page asks for the script as well.
  await page.unrouteAll({ behavior: 'wait' });
});
