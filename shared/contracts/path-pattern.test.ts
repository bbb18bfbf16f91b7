import { isAmongPatterns, isPathPattern, pathPatternKey } from './path-pattern';

test.each([
  '/',
  '/lab',
  '/lab/about-us_2.0~x',
  '/lab/:id',
  '/:id',
  '/lab/:id/edit',
  '/lab/*',
  '/:any/*',
  '/Lab',
])('%s is a path pattern', (text) => {
  expect(isPathPattern(text)).toBe(true);
});

test.each([
  '',
  'lab',
  'lab/:id',
  '*',
  '/*',
  '/lab/',
  '//',
  '/lab//about',
  '/lab*',
  '/*/lab',
  '/lab/**',
  '/lab/:id?',
  '/lab?',
  '/lab?page=2',
  '/lab#top',
  '/:',
  '/lab/:/x',
  '/lab/::id',
  '/lab/:id.html',
  '/lab/:a:b',
  '/lab/a:b',
  '/lab/%20',
  '/lab/a b',
  '/lab/..',
  '/./lab',
  '/lab\n',
  '/lab/\\x',
  'https://shop.test/lab',
])('%j is none', (text) => {
  expect(isPathPattern(text)).toBe(false);
});

test.each([
  ['/lab/:id', '/lab/:name'],
  ['/Lab/:id/Edit', '/lab/:ID/edit'],
  ['/', '/'],
])('%s and %s are the same paths', (one, other) => {
  expect(pathPatternKey(one)).toBe(pathPatternKey(other));
});

test.each([
  ['/lab/:id', '/lab/id'],
  ['/lab/:id', '/lab'],
  ['/lab/:id', '/lab/:id/edit'],
  ['/lab/:id', '/lab/:id?'],
  ['/lab/:id', '/lab/*'],
  ['/lab/*', '/lab'],
])('%s and %s are not', (one, other) => {
  expect(pathPatternKey(one)).not.toBe(pathPatternKey(other));
});

test('a pattern is among others by the paths it matches', () => {
  const isAssigned = isAmongPatterns(['/lab/:id', '/Reviews']);
  expect(['/lab/:name', '/reviews', '/lab', '/lab/id'].map(isAssigned)).toEqual([true, true, false, false]);
});
