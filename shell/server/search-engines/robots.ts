/** Paths that are one visitor's own, or endless: a visitor's lists, searches, forms filled for a product. */
const disallowed = ['/cart', '/search', '/shop/shopping-cart', '/shop/wishlist', '/shop/compare', '/quote?'];

/** `robots.txt` (RFC 9309) of the shop at this origin. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
