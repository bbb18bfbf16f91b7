import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { codeName, releaseInStack } from './mark';
import { sourceStacks } from './source-stacks';

const folder = temporaryFolder();
const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' };

/** Its second and fourth lines are the seventh and eighth of a source. */
const map = { version: 3, sources: ['webpack:///lab-mfe/Badge.tsx'], names: [], mappings: ';AAMA;;AACA' };

function put(text: string, { remote, version } = lab) {
  const file = sourceMapFile(folder, remote, version);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const stackOf = (release = lab) => {
  const file = codeName(release, 'server/container.cjs');
  return `Error: no\n    at Badge (${file}:2:13)\n    at ${file}:3:1\n    at async ${file}:4:22\n    at main (/shop/worker.cjs:2:1)`;
};

test("maps a release's calls to its sources and still recognises the release", async () => {
  put(JSON.stringify(map));
  const stack = await sourceStacks(folder)(stackOf());
  const release = 'release:lab@1.4.2+0a1b2c3d4e5f';
  expect(stack.split('\n')).toEqual([
    'Error: no',
    `    at Badge (${release}/lab-mfe/Badge.tsx:7)`,
    `    at ${release}/server/container.cjs:3:1`,
    `    at async ${release}/lab-mfe/Badge.tsx:8`,
    '    at main (/shop/worker.cjs:2:1)',
  ]);
  expect(releaseInStack(stack)).toEqual(lab);
});

test.each([
  '',
  '{',
  '[]',
  '{"version":3}',
  JSON.stringify({ ...map, mappings: '!' }),
  ' '.repeat(9 * 1024 * 1024),
])('leaves a stack alone if its source map cannot be read (%#)', async (text) => {
  put(text);
  expect(await sourceStacks(folder)(stackOf())).toBe(stackOf());
});

test('leaves a stack alone without a source map or release', async () => {
  for (const release of [
    { remote: 'archive', version: lab.version },
    { remote: '../lab', version: lab.version },
    { remote: 'lab', version: '../../1.4.2' },
  ])
    expect(await sourceStacks(folder)(stackOf(release))).toBe(stackOf(release));
});

test('maps a limited number of calls of an endless stack', async () => {
  put(JSON.stringify(map));
  const endless = `    at ${codeName(lab, 'server/container.cjs')}:2:1\n`.repeat(10_000);
  expect((await sourceStacks(folder)(endless)).length).toBeLessThanOrEqual(endless.length);
});
