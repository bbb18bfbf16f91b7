import { readOptions } from './options';

test('the whole bench with five runs unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    runs: 5,
    pages: null,
    products: null,
    cart: false,
    containment: false,
    gate: false,
    quote: false,
    releases: false,
  });
  expect(readOptions(['--runs', '1', '--pages', '/shop,/search?keyword=gauze'])).toEqual({
    runs: 1,
    pages: ['/shop', '/search?keyword=gauze'],
    products: null,
    cart: false,
    containment: false,
    gate: false,
    quote: false,
    releases: false,
  });
  expect(readOptions(['--cart']).cart).toBe(true);
  expect(readOptions(['--containment']).containment).toBe(true);
  expect(readOptions(['--gate']).gate).toBe(true);
  expect(readOptions(['--quote']).quote).toBe(true);
  expect(readOptions(['--products', '420,100000']).products).toEqual([420, 100_000]);
});

test('says in one sentence what it cannot understand', () => {
  expect(() => readOptions(['--runs', '0'])).toThrow("--runs must be a whole number from 1, not '0'.");
  expect(() => readOptions(['--runs', 'many'])).toThrow("not 'many'.");
  expect(() => readOptions(['--pages', '/shop,'])).toThrow("--pages takes paths such as /shop, not ''.");
  expect(() => readOptions(['--products', '1,many'])).toThrow("not '1,many'.");
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
