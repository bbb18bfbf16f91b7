import { asksForDocument } from './documents-under-way';

test.each([
  ['GET', '/', true],
  ['GET', '/shop?page=2', true],
  ['HEAD', '/product/0123', true],
  ['GET', '/static-caravans', true],
  ['GET', '/cart', true],
  ['GET', '/wp-login.php', true],
  ['GET', '/_shell/main.js', false],
  ['GET', '/static/img/home-1.svg?width=90', false],
  ['GET', '/favicon.svg', false],
  ['GET', '/robots.txt', false],
  ['GET', '/sitemap.xml', false],
  ['GET', '/sitemap-2.xml', false],
  ['POST', '/_reports', false],
  ['POST', '/cart', false],
  ['POST', '/quote', false],
])('%s %s asks for a document: %s', (method, url, expected) => {
  expect(asksForDocument({ method, url })).toBe(expected);
});
