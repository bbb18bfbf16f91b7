import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../stores/releases';
import { packedRelease } from '../testing/packed-release';
import { releaseContents } from './release-contents';
import { releaseDifference } from './release-difference';

const folder = temporaryFolder();
const releases = releasesIn(folder);
const badge = (text: string) => ({ texts: { 'browser/badge.js': text } });
const exposing = (...names: string[]) => ({
  browser: {
    entry: 'browser/container.js',
    exposes: Object.fromEntries(
      names.map((name) => [`./${name}`, { scripts: ['browser/badge.js'], styles: [] }]),
    ),
  },
});

test('lists what was added, removed and changed', async () => {
  const from = await packedRelease(folder, '2.0.0', {
    ...badge('badge'),
    ...exposing('header-cart', 'routes'),
    paths: ['/lab', '/lab/old'],
    needs: { contract: '1.0', names: { bus: ['a', 'b'] }, libraries: { react: '^18.0.0', gone: '^1.0.0' } },
  });
  const to = await packedRelease(folder, '2.0.1', {
    texts: { 'browser/badge.js': 'another badge', 'browser/more.js': 'more' },
    ...exposing('page-foot', 'routes'),
    paths: ['/lab', '/lab/new'],
    needs: { contract: '1.1', names: { bus: ['b'], router: ['c'] }, libraries: { react: '^19.0.0' } },
  });
  const [before, after] = [
    await releaseContents(releases, 'lab', from),
    await releaseContents(releases, 'lab', to),
  ];
  const [old, next] = [before, after].map(({ files }) => files['browser/badge.js']?.br ?? 0);
  expect(old).not.toBe(next);
  expect(await releaseDifference(releases, 'lab', { from, to })).toEqual({
    remote: 'lab',
    from,
    to,
    paths: { added: ['/lab/new'], removed: ['/lab/old'] },
    needs: {
      contract: { from: '1.0', to: '1.1' },
      libraries: { gone: { from: '^1.0.0', to: null }, react: { from: '^18.0.0', to: '^19.0.0' } },
      names: { added: ['c of router'], removed: ['a of bus'] },
    },
    modules: {
      'header-cart': { from: old, to: null },
      'page-foot': { from: null, to: next },
      routes: { from: old, to: next },
    },
    files: {
      'browser/badge.js': { from: old, to: next },
      'browser/more.js': { from: null, to: after.files['browser/more.js']?.br },
    },
    bytes: { from: before.bytes.browser.br, to: after.bytes.browser.br },
  });
});
