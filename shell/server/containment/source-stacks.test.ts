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

test('calls of a release are at places of its sources, and are still known to be its', async () => {
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
])('with a map that cannot be read a stack stays as it is (%#)', async (text) => {
  put(text);
  expect(await sourceStacks(folder)(stackOf())).toBe(stackOf());
});

test('so it does without one, and where it names no release', async () => {
  for (const release of [
    { remote: 'archive', version: lab.version },
    { remote: '../lab', version: lab.version },
    { remote: 'lab', version: '../../1.4.2' },
  ])
    expect(await sourceStacks(folder)(stackOf(release))).toBe(stackOf(release));
});

test('of a stack without end only so many calls are looked up', async () => {
  put(JSON.stringify(map));
  const endless = `    at ${codeName(lab, 'server/container.cjs')}:2:1\n`.repeat(10_000);
  expect((await sourceStacks(folder)(endless)).length).toBeLessThanOrEqual(endless.length);
});
