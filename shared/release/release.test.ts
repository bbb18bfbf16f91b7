import { integrityOf } from './integrity';
import { isRelativePath, parseRelease } from './release';

const integrity = integrityOf(new Uint8Array());

const release = {
  remote: 'cart',
  version: '1.4.2+9f2c01d4e7ab',
  container: 'cart_1_4_2_9f2c01d4e7ab',
  paths: ['/shop/shopping-cart', '/product/:id'],
  needs: { contract: '3.0', libraries: { react: '^19.3.1' }, names: { react: ['useState'] } },
  server: { file: 'server/container.cjs' },
  browser: {
    entry: 'browser/container.js',
    exposes: { './badge': { scripts: ['browser/badge.js'], styles: ['browser/badge.css'] } },
  },
  files: {
    'server/container.cjs': integrity,
    'browser/container.js': integrity,
    'browser/badge.js': integrity,
    'browser/badge.css': integrity,
    'browser/later.js': integrity,
  },
};

const parse = (change: Record<string, unknown>) =>
  parseRelease(JSON.stringify({ ...release, ...change }), 'cart 1.4.2');

test('reads a release', () => {
  expect(parse({})).toEqual(release);
});

test('ignores fields of a newer publisher', () => {
  expect(parse({ commit: 'a5db93c' })).toEqual(release);
});

test.each([
  ['remote', { remote: 'my-blog' }],
  ['needs.contract', { needs: { ...release.needs, contract: '3' } }],
  ['needs.libraries', { needs: { ...release.needs, libraries: [] } }],
  ['paths.1', { paths: ['/cart', 'cart'] }],
  ['server.file', { server: { file: '../cart/container.cjs' } }],
  ['browser.entry', { browser: { ...release.browser, entry: 'https://example.com/x.js' } }],
  [
    'browser.exposes../badge.scripts.0',
    { browser: { ...release.browser, exposes: { './badge': { scripts: ['/x.js'], styles: [] } } } },
  ],
  ['browser.exposes', { browser: { ...release.browser, exposes: [] } }],
  ['server', { server: [] }],
  ['files', { files: [] }],
  ['files.browser/container.js', { files: { ...release.files, 'browser/container.js': 'md5-x' } }],
])('says that %s is wrong', (place, change) => {
  expect(() => parse(change)).toThrow(`cart 1.4.2 is wrong at ${place}: `);
});

test.each([
  [{ server: { file: 'server/other.cjs' } }],
  [{ browser: { ...release.browser, entry: 'constructor' } }],
  [{ browser: { ...release.browser, exposes: { './badge': { scripts: [], styles: ['lost.css'] } } } }],
])('refuses a file without an integrity', (change) => {
  expect(() => parse(change)).toThrow('is named but is not among its files.');
});

test.each([
  [{ paths: undefined }, 'paths: expected a list of path patterns (its build is too old: publish it again).'],
  [
    { version: '1.4.2', container: 'cart_1_4_2' },
    'version: expected major.minor.patch+hash, got "1.4.2" (its build is too old: publish it again).',
  ],
])('an old release is refused in one sentence: %j', (change, sentence) => {
  expect(() => parse(change)).toThrow(new Error(`cart 1.4.2 is wrong at ${sentence}`));
});

test.each([
  ['remote', 'catalogue_1_4_2_9f2c01d4e7ab'],
  ['version', 'cart_1_4_20_9f2c01d4e7ab'],
])('refuses a release that claims another %s in one sentence', (_, container) => {
  expect(() => parse({ container })).toThrow(
    new Error(`cart 1.4.2 is wrong at container: expected cart_1_4_2_9f2c01d4e7ab, got ${container}.`),
  );
});

test('a release may name any remote, with any paths or none', () => {
  const blog = { remote: 'blog', container: 'blog_1_4_2_9f2c01d4e7ab', paths: [] };
  expect(parse(blog)).toEqual({ ...release, ...blog });
});

test('refuses a text that is not JSON in one sentence', () => {
  expect(() => parseRelease('<!doctype html>', 'cart 1.4.2')).toThrow(new Error('cart 1.4.2 is not JSON.'));
});

test('names with dots, dashes and underscores are paths inside a release', () => {
  expect(isRelativePath('browser/__federation-x.1a2b.js')).toBe(true);
});

test.each(['', '/container.js', '../cart/x.js', 'https://a/x.js', 'a\\x.js', 'x.js\n'])(
  '%j is refused',
  (path) => {
    expect(isRelativePath(path)).toBe(false);
  },
);
