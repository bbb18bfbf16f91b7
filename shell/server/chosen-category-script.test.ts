import { runInNewContext } from 'node:vm';
import { chosenCategoryScript } from './chosen-category-script';

/** Where a document at this address leads when this is kept; null for nowhere. */
function leadsTo(address: string, kept: string | null, getItem = () => kept): string | null {
  let target: string | null = null;
  const url = new URL(address, 'https://shop.test');
  const location = {
    toString: () => url.href,
    replace: (to: URL) => {
      target = to.pathname + to.search;
    },
  };
  const document = { documentElement: { hidden: false } };
  runInNewContext(chosenCategoryScript, { URL, location, document, localStorage: { getItem } });
  expect(document.documentElement.hidden).toBe(target !== null);
  return target;
}

test.each([
  ['/shop', 't1', '/shop?mainId=t1'],
  ['/shop?view=list&page=2', 't1', '/shop?view=list&page=2&mainId=t1'],
  ['/shop', null, null],
  ['/shop', '', null],
  ['/shop', '"><script>', null],
  ['/shop?mainId=w', 't1', null],
  ['/shop?subId=w', 't1', null],
  ['/shop?keyword=a', 't1', null],
  ['/search', 't1', null],
  ['/shop/list', 't1', null],
  ['/', 't1', null],
])('%s with %s kept leads to %s', (address, kept, target) => {
  expect(leadsTo(address, kept)).toBe(target);
});

test('a forbidden storage leads nowhere', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(leadsTo('/shop', null, forbidden)).toBeNull();
});
