import fc from 'fast-check';
import { recentlyViewed, rememberViewed } from './recently-viewed';

const key = 'recentlyViewed';

beforeEach(() => localStorage.clear());

it('keeps the last eight, newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberViewed(id);
  expect(recentlyViewed()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

it.each([
  ['nothing', null, []],
  ['no JSON', '[a', []],
  ['no list', '{"0":"a"}', []],
  ['what is no id', JSON.stringify(['a', 5, null, '', {}, 'x'.repeat(257), 'a', 'b']), ['a', 'b']],
  ['too many', JSON.stringify([...'abcdefghij']), [...'abcdefgh']],
])('reads %s', (_, stored, expected) => {
  if (stored !== null) localStorage.setItem(key, stored);
  expect(recentlyViewed()).toEqual(expected);
});

it('reads whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
      localStorage.setItem(key, stored);
      const ids = recentlyViewed();
      expect(ids.length).toBeLessThanOrEqual(8);
      expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true);
    }),
  );
});
