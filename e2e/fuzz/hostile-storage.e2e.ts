import fc from 'fast-check';
import { openInteractive } from '../support/interactive';
import { address, expect, test } from '../support/storefront-test';
import { hostileText, scripts } from './hostile-text';

const pages = [
  '/',
  '/shop',
  '/search',
  '/shop/shopping-cart',
  '/shop/wishlist',
  '/shop/compare',
  '/quote',
  '/contact-us',
];
const keys = ['sMain', 'recentlyViewed', 'quoteDraft', 'localhost', 'changes', 'contact'];

const stored = fc.oneof(
  hostileText,
  fc.json(),
  fc.array(fc.oneof(hostileText, fc.nat()), { maxLength: 5 }).map((list) => JSON.stringify(list)),
  fc
    .record({
      key: hostileText,
      subject: fc.constantFrom('cart', 'product a 1'),
      fields: fc.dictionary(fc.constantFrom('firstName', 'message', 'email'), hostileText),
      filledPostcode: hostileText,
    })
    .map((draft) => JSON.stringify(draft)),
);

const visits = fc.record({
  path: fc.constantFrom(...pages),
  query: fc.array(
    fc.tuple(
      fc.constantFrom('keyword', 'mainId', 'size', 'ids', 'lines', 'list', 'return'),
      fc.constantFrom(...scripts),
    ),
    { maxLength: 3 },
  ),
  storage: fc.array(fc.tuple(fc.constantFrom(...keys), stored), { maxLength: 6 }),
  cookies: fc.array(
    fc.tuple(
      fc.constantFrom('cart', 'wishlist', 'compare'),
      fc.constantFrom(...scripts).map(encodeURIComponent),
    ),
    { maxLength: 2 },
  ),
});

test('40 visits with hostile storage, cookies and addresses: pages become interactive and no foreign script runs', async ({
  page,
  context,
  ended,
}) => {
  test.setTimeout(120_000);
  const ran: string[] = [];
  await page.exposeFunction('fuzz', () => ran.push(page.url()));
  await openInteractive(page, '/contact-us');
  for (const { path, query, storage, cookies } of fc.sample(visits, { seed: 20_261_122, numRuns: 40 })) {
    await context.clearCookies();
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: address })));
    await page.evaluate((entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of entries) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
    }, storage);
    await openInteractive(page, `${path}?${new URLSearchParams(query)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(ran).toEqual([]);
  }
  expect(ended()).toEqual([]);
});
