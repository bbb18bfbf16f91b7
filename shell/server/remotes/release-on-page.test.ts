import { releaseOnPage } from './compose';
import type { FetchedRelease } from './fetched-release';

const fetched = (): FetchedRelease => ({
  remote: 'lab',
  version: '1.0.3',
  container: 'lab_1_0_3',
  paths: ['/lab'],
  needs: { contract: '3.0', names: {}, libraries: {} },
  base: 'https://lab.test/1.0.3/',
  integrity: 'sha384-manifest',
  server: { file: 'server/container.cjs' },
  browser: {
    entry: 'browser/container.js',
    exposes: { './routes': { scripts: [], styles: [] }, './page-foot': { scripts: [], styles: [] } },
  },
  files: { 'server/container.cjs': 'sha384-s', 'browser/container.js': 'sha384-b' },
});

test('is what a browser needs, without what only the server has', () => {
  expect(releaseOnPage(fetched())).toEqual({
    version: '1.0.3',
    container: 'lab_1_0_3',
    base: 'https://lab.test/1.0.3/',
    entry: 'browser/container.js',
    exposes: ['routes', 'page-foot'],
    files: { 'browser/container.js': 'sha384-b' },
  });
});

test('is made once', () => {
  const release = fetched();
  expect(releaseOnPage(release)).toBe(releaseOnPage(release));
});
