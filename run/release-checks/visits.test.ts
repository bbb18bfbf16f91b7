import type { Candidate } from 'releases/gate/candidate';
import { queriedVisits, visitsOf, visitsWithoutScripts } from './visits';

const candidate = {
  remote: 'lab',
  release: { paths: ['/shop', '/product/:id'] },
  map: { microFrontends: {}, paths: {} },
} as unknown as Candidate;
const products = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));

test('each product page gets another product, and lists get several', () => {
  const visits = visitsOf(candidate, products);
  const paths = visits.filter(({ pattern }) => pattern === '/product/:id').map(({ path }) => path);
  expect(paths).toEqual(['/product/a', '/product/b', '/product/c']);
  expect(visits[1]).toMatchObject({ lists: 'several products', cookies: { cart: 'a*2!b*2!c*2!d*1' } });
});

test('visits pages without scripts, with full lists', () => {
  const visits = visitsWithoutScripts(visitsOf(candidate, products));
  expect(visits.map(({ path, lists, withoutScripts }) => [path, lists, withoutScripts])).toEqual([
    ['/shop', 'several products, without scripts', true],
    ['/product/b', 'several products, without scripts', true],
    ['/about-us', 'several products, without scripts', true],
  ]);
});

test('visits one address for each query name that pages lead to', async () => {
  const pages: Record<string, string[]> = {
    '/shop': ['/shop?view=list', '/shop?view=grid', '/elsewhere?view=list', '/shop'],
    '/shop?view=list': ['/shop?view=list&page=2', '/shop?view=list'],
    '/product/b': ['/shop?view=rows', '/shop?view=list'],
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const path = String(url).replace('http://shop', '');
    return new Response(`<main>${(pages[path] ?? []).map((href) => `<a href="${href}">`).join('')}</main>`);
  });
  const live = { name: 'live', version: undefined, shop: 'http://shop', cookies: {} };
  const found = await queriedVisits(live, candidate, visitsOf(candidate, products));
  expect(found.map(({ path, pattern }) => `${path} of ${pattern}`)).toEqual([
    '/shop?view=list of /shop',
    '/shop?view=rows of /shop',
    '/shop?view=list&page=2 of /shop',
  ]);
  jest.restoreAllMocks();
});
