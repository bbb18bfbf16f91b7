import { rememberIntrinsics } from './intrinsics';

const restore = rememberIntrinsics();
const { map } = Array.prototype;
const { fetch } = globalThis;

test('leaves unchanged intrinsics alone', () => {
  expect(restore()).toEqual({ changed: [], lasting: [] });
});

const set = (on: object, name: string, value: unknown) => () => Object.assign(on, { [name]: value });

test.each<[string, () => unknown]>([
  ['Array.prototype.map', set(Array.prototype, 'map', () => [])],
  ['Array.prototype.first', set(Array.prototype, 'first', 1)],
  ['globalThis.fetch', set(globalThis, 'fetch', () => Promise.reject(new Error('changed')))],
  ['Promise.prototype.then', () => Reflect.deleteProperty(Promise.prototype, 'then')],
  ['Array.prototype.push', set(Array.prototype, 'push', () => 0)],
])('restores %s', (name, change) => {
  change();
  expect(restore()).toEqual({ changed: [name], lasting: [] });
  expect(restore()).toEqual({ changed: [], lasting: [] });
  expect(Array.prototype.map).toBe(map);
  expect(globalThis.fetch).toBe(fetch);
  expect([1].concat(2).map((one) => one * 2)).toEqual([2, 4]);
});

test('ignores a new global', () => {
  Object.assign(globalThis, { chunksOfSomebody: [] });
  expect(restore()).toEqual({ changed: [], lasting: [] });
  Reflect.deleteProperty(globalThis, 'chunksOfSomebody');
});

// Last, because the change stays.
test('returns intrinsics that cannot be restored', () => {
  Object.defineProperty(Math, 'ofSomebody', { value: 1, configurable: false });
  expect(restore()).toEqual({ changed: ['Math.ofSomebody'], lasting: ['Math.ofSomebody'] });
});
