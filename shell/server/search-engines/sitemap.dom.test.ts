import { sitemap } from './sitemap';

const origin = 'https://shop.test';
const paths = (count: number) => Array.from({ length: count }, (_, nth) => `/product/${nth}`);

const text = (files: readonly string[], part: number | null) => {
  const pieces = sitemap(files, origin, part);
  return pieces && [...pieces].join('');
};
const addresses = (xml: string | null) => xml?.match(/(?<=<loc>)[^<]*/g) ?? [];

test('is a well-formed list of absolute addresses', () => {
  const document = new DOMParser().parseFromString(
    text(['/', `/shop?a=1&b='"<>`], null) ?? '',
    'application/xml',
  );
  expect(document.documentElement.tagName).toBe('urlset');
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect([...document.querySelectorAll('url > loc')].map(({ textContent }) => textContent)).toEqual([
    'https://shop.test/',
    `https://shop.test/shop?a=1&b='"<>`,
  ]);
});

test('has up to 50,000 addresses in one file', () => {
  expect(addresses(text(paths(50_000), null))).toHaveLength(50_000);
  expect(text(paths(50_000), 1)).toBeNull();
});

test('is an index of two files beyond that', () => {
  const all = paths(50_001);
  expect(text(all, null)).toMatch(/^<\?xml.*\n<sitemapindex /);
  expect(addresses(text(all, null))).toEqual([
    'https://shop.test/sitemap-1.xml',
    'https://shop.test/sitemap-2.xml',
  ]);
  expect(text(all, 1)).toMatch(/^<\?xml.*\n<urlset /);
  expect([...addresses(text(all, 1)), ...addresses(text(all, 2))]).toEqual(all.map((path) => origin + path));
  expect(text(all, 0)).toBeNull();
  expect(text(all, 3)).toBeNull();
});
