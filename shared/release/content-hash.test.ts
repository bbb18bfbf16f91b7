import { contentHash, type ReleaseContent } from './content-hash';

const content: ReleaseContent = {
  remote: 'cart',
  paths: ['/cart'],
  needs: {
    contract: '3.0',
    libraries: { react: '^19.3.1', 'react-dom': '^19.3.1' },
    names: { react: ['useId'], 'react-dom': ['createPortal'] },
  },
  server: { file: 'server/container.cjs' },
  browser: {
    entry: 'browser/container.js',
    exposes: {
      './routes': { scripts: ['browser/routes.js'], styles: ['browser/routes.css'] },
      './badge': { scripts: ['browser/badge.js'], styles: [] },
    },
  },
};
const files = { 'browser/container.js': 'browser', 'server/container.cjs': 'server' };
const { browser, needs } = content;

test('is twelve digits, whatever the order of files and fields', () => {
  const hash = contentHash(content, files);
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  const reversed = <Value extends object>(value: Value) =>
    Object.fromEntries(Object.entries(value).reverse()) as Value;
  const other = { ...content, browser: reversed(browser) };
  expect(
    contentHash(
      {
        ...other,
        needs: { ...needs, libraries: reversed(needs.libraries), names: reversed(needs.names) },
        browser: { ...browser, exposes: reversed(browser.exposes) },
      },
      reversed(files),
    ),
  ).toBe(hash);
});

test.each<[string, Partial<ReleaseContent>, Record<string, string>]>([
  ['remote', { remote: 'quote' }, {}],
  ['contract', { needs: { ...needs, contract: '3.1' } }, {}],
  ['library', { needs: { ...needs, libraries: { react: '^19.4.0' } } }, {}],
  ['path', { paths: ['/cart', '/'] }, {}],
  ['needed name', { needs: { ...needs, names: { ...needs.names, react: ['useState'] } } }, {}],
  ['server file', { server: { file: 'server/other.cjs' } }, {}],
  ['entry', { browser: { ...browser, entry: 'browser/other.js' } }, {}],
  ['exposed module', { browser: { ...browser, exposes: {} } }, {}],
  ['byte', {}, { 'server/container.cjs': 'Server' }],
  ['file', {}, { 'server/more.js': '' }],
])('differs for another %s', (_, change, changedFiles) => {
  expect(contentHash({ ...content, ...change }, { ...files, ...changedFiles })).not.toBe(
    contentHash(content, files),
  );
});

test('differs if a byte moves from a file’s name into the file', () => {
  expect(contentHash(content, { a: 'bc' })).not.toBe(contentHash(content, { ab: 'c' }));
});
