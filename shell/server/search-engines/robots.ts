/** Paths that are endless or no pages: searches, comparisons, lists to order, forms filled for a product, form posts. */
const disallowed = ['/cart', '/search', '/shop/compare?', '/shop/quick-order?', '/quote?'];

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
