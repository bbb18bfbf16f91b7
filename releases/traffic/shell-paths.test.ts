import { isShellPattern } from './shell-paths';

test.each([
  '/cart',
  '/About-Us',
  '/contact',
  '/post/:slug',
  '/post/:id',
  '/post/fullwidth/some',
  '/robots.txt',
  '/sitemap.xml',
  '/static/x',
  '/static/*',
  '/_shell/main.js',
])('%s is the shell’s', (pattern) => {
  expect(isShellPattern(pattern)).toBe(true);
});

test.each(['/', '/carts', '/cart/:id', '/post', '/post/*', '/:page', '/static', '/shop/shopping-cart'])(
  '%s is not',
  (pattern) => {
    expect(isShellPattern(pattern)).toBe(false);
  },
);
