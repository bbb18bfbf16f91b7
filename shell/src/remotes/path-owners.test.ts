import { pathOwners } from './path-owners';

const lab = { remote: 'lab', paths: ['/', '/lab', '/lab/:id', '/about-us', '/:any'] };
const reviews = { remote: 'reviews', paths: ['/lab/reviews', '/lab/reviews/*', '/reviews/:id/edit'] };
const ownerOf = pathOwners([lab, reviews]);

test.each([
  ['/', lab],
  ['/lab/0123', lab],
  ['/lab/reviews', reviews],
  ['/lab/reviews/of/0123', reviews],
  ['/reviews/0123/edit', reviews],
  ['/lab/a/b', null],
])('%s belongs to %j', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

test.each(['/about-us', '/blog', '/post/some', '/about', '/cart'])(
  '%s belongs to the shell, whatever is assigned',
  (path) => {
    expect(
      pathOwners([{ ...lab, paths: [...lab.paths, '/post/:slug', '/cart', '/:any/*'] }])(path),
    ).toBeNull();
  },
);

test('a path that its owner lacks has no other owner, even if a wider pattern matches', () => {
  const find = pathOwners([lab, { ...reviews, lacking: ['/lab/new'] }]);
  expect(find('/lab/new')).toBeNull();
  expect(find('/lab/0123')).toBe(lab);
  expect(find('/lab/reviews')?.remote).toBe('reviews');
});

test('without remotes no path has an owner', () => {
  expect(pathOwners([])('/')).toBeNull();
});
