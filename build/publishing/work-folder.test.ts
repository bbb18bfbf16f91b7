import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { clearLeftWork, workFolder } from './work-folder';

const parent = temporaryFolder();

test('what a killed process left goes, and nothing else', async () => {
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const left = `.work-${hostname()}-${killed.pid}-abcdef`;
  const others = [
    basename(await workFolder(parent, '.work-')),
    `.work-${hostname()}-${process.ppid}-abcdef`,
    `.work-of-another-machine-${killed.pid}-abcdef`,
    `.other-${hostname()}-${killed.pid}-abcdef`,
    `.work-${hostname()}-`,
    '1.0.0+0123456789ab',
  ];
  for (const name of [left, ...others]) await mkdir(join(parent, name, 'browser'), { recursive: true });
  await writeFile(join(parent, left, 'browser/container.js'), 'half');

  await clearLeftWork(parent, '.work-');
  expect((await readdir(parent)).sort()).toEqual([left, ...others].sort());
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // Two who begin at one time both find it.
  await Promise.all([clearLeftWork(parent, '.work-'), clearLeftWork(parent, '.work-')]);
  expect((await readdir(parent)).sort()).toEqual(others.sort());
});

test('where there is no folder nothing is left', async () => {
  await expect(clearLeftWork(join(parent, 'none'), '.work-')).resolves.toBeUndefined();
});
