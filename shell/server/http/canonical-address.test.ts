import { canonicalAddress, canonicalPath } from './canonical-address';

const prescribed = (url: string) =>
  canonicalAddress(
    { lab: ['/', '/lab', '/lab/:id', '/lab/old/:id', '/Lab/Notes/:id/edit'], reviews: ['/reviews/*'] },
    url,
  );

test.each([
  '/',
  '/lab?page=2',
  '/lab/Ab%2Fc',
  '/lab/old/AB',
  '/reviews',
  '/reviews/Of/Ab%2Fc/',
  '/post/Some-Slug',
  '/unknown/',
  '/lab/x/\\evil.example/',
  '/%E0%A4%A/',
])('%s stays', (url) => {
  expect(prescribed(url)).toBeNull();
});

test.each([
  ['/LAB', '/lab'],
  ['/Lab//?keyword=A%20b&page=2', '/lab?keyword=A%20b&page=2'],
  ['/Lab/Ab%2Fc/', '/lab/Ab%2Fc'],
  ['/lab/OLD/Ab', '/lab/old/Ab'],
  ['/lab/notes/Ab/Edit', '/Lab/Notes/Ab/edit'],
  ['/Reviews/Of/Ab', '/reviews/Of/Ab'],
  ['/Post/Some-Slug', '/post/Some-Slug'],
  ['/newsletter/?sent=1', '/newsletter?sent=1'],
])('%s leads to %s, which is final', (url, address) => {
  expect(prescribed(url)).toBe(address);
  expect(prescribed(address)).toBeNull();
});

test('the more exact of two patterns wins, in either order', () => {
  for (const assigned of [
    ['/lab/:id', '/lab/notes'],
    ['/lab/notes', '/lab/:id'],
  ])
    expect(canonicalAddress({ lab: assigned }, '/LAB/Notes')).toBe('/lab/notes');
});

test.each(['/', '/shop?page=2', '/search?keyword=//x', '/a//b', '/%E0%A4%A'])('%s stays', (url) => {
  expect(canonicalPath(url)).toBeNull();
});

test.each([
  ['//shop?page=2', '/shop?page=2'],
  ['//evil.example/shop', '/evil.example/shop'],
  ['/\\evil.example/shop', '/evil.example/shop'],
  ['/.//evil.example', '/evil.example'],
  ['///', '/'],
])('%s leads to %s', (url, path) => {
  expect(canonicalPath(url)).toBe(path);
});
