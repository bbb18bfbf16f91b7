import { productsIn, queriesIn } from './in-html';

const card = (id: string, more = '') =>
  `<article><img src="/a.svg"${more} alt="Gauze &quot;${id}&quot;"><input name="id" value="${id}"></article>`;

test('products shown differently from those before come first, each once', () => {
  const html = card('a') + card('b') + card('a') + card('c', ' class="sale"') + card('d', ' srcset="/b.svg"');
  expect(productsIn(html).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
  expect(productsIn(html)[0]?.name).toBe('Gauze "a"');
});

test('addresses with a query come from links in the main part, and from forms with one field filled in', () => {
  const form = (fields: string) => `<form action="/search" method="get">${fields}</form>`;
  const html = `<a href="/shop?menu=1">
    <main><a href="/shop?a=1&amp;b=2#top"><a href="/shop"><form action="/cart" method="post"><input name="id"></form>
      ${form('<input type="hidden" name="view" value="list"><select name="size"><option value="">All</option><option value="S &amp; M">S</option></select><input type="number" name="from"><input type="checkbox" name="sale" value="1">')}
      ${card('x')}</main><footer><a href="/shop?foot=1">${form('<input name="keyword" value="">')}</footer>`;
  expect(queriesIn(html)).toEqual([
    '/shop?a=1&b=2',
    '/search?size=S+%26+M',
    '/search?from=20',
    '/search?sale=1',
    '/search?keyword=20',
  ]);
});
