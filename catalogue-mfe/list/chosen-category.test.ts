/** @jest-environment jsdom */
import { chosenCategoryFor, forgetChosenCategory } from './chosen-category';
import { parseListingQuery } from './listing-query';

function chosenAt(address: string) {
  const url = new URL(address, 'https://shop.test');
  return chosenCategoryFor(url, parseListingQuery(url));
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is for the plain shop only', () => {
  localStorage.setItem('sMain', 't1');
  expect(chosenAt('/shop')).toBe('t1');
  expect(chosenAt('/shop?page=2&view=list')).toBe('t1');
  for (const address of ['/shop?mainId=w', '/shop?subId=w', '/shop?keyword=a', '/search', '/shop/list']) {
    expect(chosenAt(address)).toBeNull();
  }
});

it.each(['', '<script>', 'a'.repeat(65)])('%j is no id', (kept) => {
  localStorage.setItem('sMain', kept);
  expect(chosenAt('/shop')).toBeNull();
});

it('is forgotten', () => {
  localStorage.setItem('sMain', 't1');
  forgetChosenCategory();
  expect(chosenAt('/shop')).toBeNull();
});

it('does without a storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(chosenAt('/shop')).toBeNull();
  forgetChosenCategory();
});
