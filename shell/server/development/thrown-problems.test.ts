import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { served } from '../http/testing/served';
import { ownScripts, thrownProblem } from './thrown-problems';

/** A script of four lines, the third of which stands in a library, and the others in two sources of ours. */
const map = {
  version: 3,
  sources: [
    'webpack:///lab-mfe/Page.tsx',
    'webpack:///node_modules/react/index.js',
    'webpack:///shared/ui/Price.tsx',
  ],
  names: [],
  // Of each line: its source, and the line in there (7, 8, 1, 21).
  mappings: 'AAMA;AACA;ACPA;ACoBA',
};
const inlined = Buffer.from(JSON.stringify(map)).toString('base64');
const texts: Record<string, string> = {
  'http://lab.test/1.0.0/page.js': `\n\n\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${inlined}`,
  '/shell/server/shell.cjs': 'no map',
};
const scripts = {
  ownerOf: (address: string) => (address.startsWith('http://lab.test/') ? 'lab' : 'shell'),
  textOf: async (address: string) => texts[address] ?? null,
};
const page = 'http://lab.test/1.0.0/page.js';

test.each([
  [
    'in ours',
    `Error: Broken\n    at Page (${page}:2:5)\n    at div (${page}:1:1)`,
    'lab-mfe/Page.tsx:8 Broken',
    'lab',
  ],
  [
    'in a library',
    `Error: Broken\n    at use (${page}:3:9)\n    at ${page}:4:5`,
    'shared/ui/Price.tsx:21 Broken',
    'lab',
  ],
  ['as Firefox writes it', `use@${page}:3:9\nPage@${page}:1:5`, 'lab-mfe/Page.tsx:7 Broken', 'lab'],
  ['in a script without sources', 'Error: Broken\n    at f (/shell/server/shell.cjs:1:5)', 'Broken', 'shell'],
  ['in a strange script', 'Error: Broken\n    at f (http://other.test/a.js:1:5)', 'Broken', null],
  ['where nobody knows', '', 'Broken', null],
])('an error thrown %s is located at the first call in our code', async (_, stack, text, by) => {
  expect(await thrownProblem({ message: 'Broken', stack }, scripts)).toEqual({ text, by });
});

test("recognises the server's error in React's message in the browser", async () => {
  const message = 'Switched to client rendering because the server rendering errored:\n\nBroken\nby more';
  expect(await thrownProblem({ message, stack: '' }, scripts)).toEqual({ text: 'Broken\nby more', by: null });
});

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

const own = () =>
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
])('recognises a script that is %s, and reads its text', async (_, address, owner, text) => {
  expect(own().ownerOf(address())).toBe(owner);
  expect(await own().textOf(address())).toBe(text);
});

test.each([
  ['another server’s', () => 'http://localhost:1/1.0.0/browser/page.js'],
  ['of a release that is not live', () => `${base}/1.0.1/browser/page.js`],
  ['of another release on the server', () => 'release:lab@1.0.0+0b/server/c.cjs'],
  ['no script', () => join(folder, 'secret.txt')],
  ['no script either', () => join(folder, 'server/../secret.txt')],
  ['one of Node’s', () => 'node:internal/modules/run_main'],
])('ignores a script that is %s', async (_, address) => {
  expect(own().ownerOf(address())).toBeNull();
  expect(await own().textOf(address())).toBeNull();
});

test('an unreadable script has no text', async () => {
  expect(await own().textOf('http://localhost:3500/_shell/%2e%2e%2fsecret.txt')).toBeNull();
  expect(await own().textOf('http://localhost:3500/_shell/gone.js')).toBeNull();
});
