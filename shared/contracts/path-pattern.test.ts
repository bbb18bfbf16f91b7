import { isAmongPatterns, isPathPattern, pathPatternKey } from './path-pattern';

test.each(['/', '/lab', '/lab/about-us_2.0~x', '/lab/:id', '/lab/*', '/:any/*'])(
  '%s is a path pattern',
  (text) => {
    expect(isPathPattern(text)).toBe(true);
  },
);

test.each([
  '',
  'lab',
  '*',
  '/*',
  '/lab/',
  '/lab//about',
  '/lab*',
  '/*/lab',
  '/lab/:id?',
  '/lab?',
  '/:',
  '/lab/::id',
  '/lab/:a:b',
  '/lab/%20',
  '/lab/..',
  '/./lab',
  '/lab\n',
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
