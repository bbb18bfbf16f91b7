import { rememberIntrinsics } from './intrinsics';

const restore = rememberIntrinsics();
const { map } = Array.prototype;
const { fetch } = globalThis;

test('what was not changed is left alone', () => {
  expect(restore()).toEqual([]);
});

test.each<[string, () => void]>([
  [
    'Array.prototype.map',
    () => {
      Array.prototype.map = () => [];
    },
  ],
  [
    'Array.prototype.first',
    () => {
      Object.assign(Array.prototype, { first: 1 });
    },
  ],
  [
    'globalThis.fetch',
    () => {
      globalThis.fetch = () => Promise.reject(new Error('changed'));
    },
  ],
  [
    'Promise.prototype.then',
    () => {
      Reflect.deleteProperty(Promise.prototype, 'then');
    },
  ],
  [
    'Array.prototype.push',
    () => {
      Array.prototype.push = () => 0;
    },
  ],
])('%s is put back', (name, change) => {
  change();
  expect(restore()).toEqual([name]);
  expect(restore()).toEqual([]);
  expect(Array.prototype.map).toBe(map);
  expect(globalThis.fetch).toBe(fetch);
  expect([1].concat(2).map((one) => one * 2)).toEqual([2, 4]);
});

test('a new global is nobody’s loss', () => {
  Object.assign(globalThis, { chunksOfSomebody: [] });
  expect(restore()).toEqual([]);
  Reflect.deleteProperty(globalThis, 'chunksOfSomebody');
});
