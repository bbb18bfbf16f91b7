import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { served } from '../http/testing/served';
import { ownScripts } from './own-scripts';

const folder = temporaryFolder();
let base: string;

beforeAll(async () => {
  for (const [part, file] of [
    ['server', 'shell.cjs'],
    ['browser', 'shell.js'],
  ] as const) {
    await mkdir(join(folder, part));
    await writeFile(join(folder, part, file), file);
  }
  await writeFile(join(folder, 'secret.txt'), 'secret');
  base = await served(({ url }, response) => response.end(url));
});

const scripts = () =>
  ownScripts({
    folder,
    releaseMap: () =>
      ({
        microFrontends: { lab: [{ url: `${base}/1.0.0/release.json`, metadata: { version: '1.0.0+0a' } }] },
      }) as unknown as ReleaseMap,
  });

test.each([
  ['a release’s', () => `${base}/1.0.0/browser/page.js`, 'lab', '/1.0.0/browser/page.js'],
  ['a release’s on the server', () => 'release:lab@1.0.0+0a/server/c.cjs', 'lab', '/1.0.0/server/c.cjs'],
  ['of the shell’s server', () => join(folder, 'server/shell.cjs'), 'shell', 'shell.cjs'],
  ['of the shell’s pages', () => 'http://127.0.0.1:3500/_shell/shell.js', 'shell', 'shell.js'],
])('a script that is %s is known, with its text', async (_, address, owner, text) => {
  expect(scripts().ownerOf(address())).toBe(owner);
  expect(await scripts().textOf(address())).toBe(text);
});

test.each([
  ['another server’s', () => 'http://localhost:1/1.0.0/browser/page.js'],
  ['of a release that is not live', () => `${base}/1.0.1/browser/page.js`],
  ['of another release on the server', () => 'release:lab@1.0.0+0b/server/c.cjs'],
  ['no script', () => join(folder, 'secret.txt')],
  ['no script either', () => join(folder, 'server/../secret.txt')],
  ['one of Node’s', () => 'node:internal/modules/run_main'],
])('one that is %s is nobody’s', async (_, address) => {
  expect(scripts().ownerOf(address())).toBeNull();
  expect(await scripts().textOf(address())).toBeNull();
});

test('one that cannot be had has no text', async () => {
  expect(await scripts().textOf('http://localhost:3500/_shell/%2e%2e%2fsecret.txt')).toBeNull();
  expect(await scripts().textOf('http://localhost:3500/_shell/gone.js')).toBeNull();
});
