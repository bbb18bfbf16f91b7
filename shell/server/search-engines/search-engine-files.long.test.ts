import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import type { Api } from '@storefront/shared/testing/api';
import { deferred } from '@storefront/shared/testing/deferred';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { captureEvents } from 'log/testing/capture-events';
import type { PublicAddress } from '../http/forwarded';
import { served } from '../http/testing/served';
import { createSearchEngineFiles } from './search-engine-files';

type Calls = Pick<Api, 'settings' | 'posts' | 'mainCategories' | 'listProducts'>;

/** A backend with so many products. */
const products = (count: number): Calls => ({
  settings: async () => [],
  posts: async () => [],
  mainCategories: async () => [],
  listProducts: async ({ page = 1, limit = 1 }) => ({
    products: Array.from({ length: Math.max(0, Math.min(limit, count - (page - 1) * limit)) }, (_, nth) =>
      productForTest({ id: `p${(page - 1) * limit + nth}` }),
    ),
    total: count,
  }),
});

const fails = () => Promise.reject(new Error('down'));
const down: Calls = { settings: fails, posts: fails, mainCategories: fails, listProducts: fails };

/** Serves the files over real HTTP; everything else is a 418. */
async function serve(
  api: Calls,
  visible: PublicAddress = { trustProxy: trustedProxies() },
  timeout?: number,
) {
  const files = createSearchEngineFiles(api, visible, timeout);
  const own = await served((message, response) => {
    if (files.has(message)) void files.answer(message, response);
    else response.writeHead(418).end();
  });
  return { own, get: (path: string, init: RequestInit = {}) => fetch(own + path, init) };
}

const addresses = (xml: string) => xml.match(/(?<=<loc>)[^<]*/g) ?? [];

test('robots.txt disallows searches, comparisons and forms, and names the sitemap', async () => {
  const { get, own } = await serve(down);
  const text = await (await get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*\n/);
  for (const path of ['/search', '/cart', '/shop/compare?', '/quote?'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).not.toMatch(/Disallow: \/(shop|product)?\n/);
  expect(text).toContain(`\nSitemap: ${own}/sitemap.xml\n`);
});

test('files made with the host of one request do not serve another host', async () => {
  const { get } = await serve(products(1));
  for (const path of ['/robots.txt', '/sitemap.xml'])
    expect((await get(path)).headers.get('cache-control')).toBe('private, no-cache');
  const known = await serve(products(1), { origin: 'https://shop.test', trustProxy: trustedProxies() });
  for (const path of ['/robots.txt', '/sitemap.xml'])
    expect((await known.get(path)).headers.get('cache-control')).toBe('public, max-age=3600');
  expect(addresses(await (await known.get('/sitemap.xml')).text())[0]).toBe('https://shop.test/');
});

test('a small shop has one file of pages and products, compressed on request', async () => {
  const { get, own } = await serve(products(3));
  const response = await get('/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const found = addresses(await response.text());
  expect(found).toEqual(expect.arrayContaining([`${own}/`, `${own}/shop`, `${own}/about-us`]));
  expect(found.slice(-3)).toEqual([`${own}/product/p0`, `${own}/product/p1`, `${own}/product/p2`]);
  expect((await get('/sitemap-1.xml')).status).toBe(404);
});

test("serves the numbered part of a large shop's sitemap", async () => {
  const { get, own } = await serve(products(50_001));
  const found = addresses(await (await get('/sitemap-2.xml')).text());
  expect(found.at(-1)).toBe(`${own}/product/p50000`);
});

test('lists the existing policies', async () => {
  const company = { policies: { terms: [{ isHeading: false, text: 'Ours.' }] } };
  const { get, own } = await serve({ ...products(1), settings: async () => [company] as never });
  const found = addresses(await (await get('/sitemap.xml')).text());
  expect(found.slice(-2)).toEqual([`${own}/terms`, `${own}/product/p0`]);
  expect(found).not.toContain(`${own}/privacy`);
});

test.each([
  ['settings', { ...products(1), settings: fails }],
  ['categories', { ...products(1), mainCategories: fails }],
])('without the %s the sitemap is a 503 with Retry-After', async (_, api) => {
  const events = captureEvents();
  const { get } = await serve(api);
  const response = await get('/sitemap.xml');
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).not.toContain('<');
  expect(events).toMatchObject([{ level: 'error', msg: 'sitemap', err: { message: 'down' } }]);
});

test('answers at once while a large catalogue is read, and with the sitemap afterwards', async () => {
  const { mainCategories, ...others } = products(1);
  const reading = deferred();
  const asked = jest.fn(() => reading.promise.then(() => mainCategories()));
  const { get } = await serve({ ...others, mainCategories: asked }, { trustProxy: trustedProxies() }, 20);
  expect((await get('/sitemap.xml')).status).toBe(503);
  reading.resolve();
  expect((await get('/sitemap.xml')).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('answers HEAD without a body, and leaves form posts and other addresses to others', async () => {
  const { get } = await serve(products(1));
  const head = await get('/sitemap.xml', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await get('/sitemap.xml', { method: 'POST' })).status).toBe(418);
  for (const path of ['/', '/sitemap', '/sitemap-x.xml', '/robots.txt.bak', '/a/robots.txt'])
    expect((await get(path)).status).toBe(418);
});
