import { spawnSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';

const folder = temporaryFolder();

/** Runs `pnpm test` with these words while the lint fails; returns the package scripts it ran, and its exit code. */
async function run(...words: readonly string[]) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'pnpm'), '#!/bin/sh\necho "> $*"\n[ "$1" != test:lint ]\n');
  await chmod(join(folder, 'pnpm'), 0o755);
  const { stdout, status } = spawnSync('sh', [join(__dirname, 'test.sh'), ...words], {
    cwd: resolve(__dirname, '..'),
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return [stdout.match(/(?<=^> ).*/gm), status];
}

test.each([
  [[], ['test:types', 'test:lint', 'test:unit', 'test:journeys'], 1],
  [['--long'], ['test:long-unit', 'test:long-journeys', 'test:newer-node', 'test:siege', 'test:browsers'], 0],
  [['cart'], ['test:types', 'test:lint cart-mfe', 'test:unit ./cart-mfe/'], 1],
  [['run', '-t', 'port'], ['test:types', 'test:lint run', 'test:unit ./run/ -t port'], 1],
  [
    ['cart', 'parts/lines', 'data', '-t', 'port'],
    ['test:types', 'test:lint cart-mfe', 'test:unit ./cart-mfe/.*parts/lines ./cart-mfe/.*data -t port'],
    1,
  ],
  [['nobody'], null, 2],
])('pnpm test %j runs every part, even after one has failed', async (words, parts, code) => {
  expect(await run(...words)).toEqual([parts, code]);
});
