import { samplePath, sampleVisits } from './sample-visits';

test.each([
  ['/lab', '/lab'],
  ['/', '/'],
  ['/lab/:id/parts/:part', '/lab/sample-1/parts/sample-1'],
  ['/lab/*', '/lab/sample-1'],
])('%s is asked for as %s', (pattern, path) => {
  expect(samplePath(pattern)).toBe(path);
});

const pathsOf = (own: string[], assigned: string[]) => [
  ...new Set(sampleVisits(own, assigned).map(({ path, pattern }) => `${path} ${pattern}`)),
];

test('each page is asked for, and those that have only the places, of whoever lists products', () => {
  expect(pathsOf(['/lab/:id'], ['/lab/:id', '/shop'])).toEqual([
    '/lab/sample-1 /lab/:id',
    '/about-us null',
    '/shop null',
  ]);
});

test('where nobody else lists products, only the remote itself is asked', () => {
  expect(pathsOf([], [])).toEqual(['/about-us null']);
  expect(pathsOf(['/shop'], ['/shop'])).toEqual(['/shop /shop', '/about-us null']);
});

test('each is asked for by somebody without anything, and one with something in every list', () => {
  expect(sampleVisits(['/lab'], []).map(({ path, cookie }) => [path, cookie.split('=')[0]])).toEqual([
    ['/lab', ''],
    ['/lab', 'cart'],
    ['/about-us', ''],
    ['/about-us', 'cart'],
  ]);
});
