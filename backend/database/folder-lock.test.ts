import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is locked once, and free again after it is let go', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The database in ${folder} is in use by the process ${process.pid},`,
  );
  await unlock();
  await (await lockFolder(folder))();
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of another live process is respected, and taken over when that process is killed', async () => {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    await lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    process.stdin.resume();`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  try {
    await once(holder.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`in use by the process ${holder.pid}, .*: stop that one first.*DATABASE_FOLDER`),
    );
  } finally {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  }
  await (await lockFolder(folder))();
}, 30_000);

test.each([
  ['of a process that never was', '{"pid":4194304,"started":null}'],
  ['of an earlier process with the same id', JSON.stringify({ pid: process.pid, started: 'another boot 1' })],
  ['that cannot be read', 'not JSON'],
  ['that is empty', ''],
])('a lock %s is taken over', async (_which, content) => {
  await writeFile(join(folder, 'lock'), content);
  await (await lockFolder(folder))();
});

test('the lock of a build of before is respected, and taken over when its process is gone', async () => {
  await lockFolder(folder);
  await rename(join(folder, 'lock'), join(folder, 'lock.3'));
  await expect(lockFolder(folder)).rejects.toThrow(`in use by the process ${process.pid},`);
  await writeFile(join(folder, 'lock.3'), '{"free":true}');
  await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
});

test('of many who take over a stale lock at once, one gets it', async () => {
  await writeFile(join(folder, 'lock'), 'stale');
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(Array(19).fill(expect.stringContaining(`in use by the process ${process.pid}`)));
});
