import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { lockFolder } from './folder-lock';

const folders = temporaryFolder();
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(folders, 'lock-'));
});
afterEach(() => jest.restoreAllMocks());

test('a folder is locked once, and free again after it is unlocked', async () => {
  const unlock = await lockFolder(folder);
  // An older build looks for a number.
  expect(await readdir(folder)).toEqual(['lock.1']);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The database in ${folder} is in use by process ${process.pid}:`,
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
      new RegExp(`in use by process ${holder.pid}: stop that process first.*DATABASE_FOLDER`),
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
  ['that an earlier build let go of', '{"free":true}'],
])('a lock %s is taken over', async (_which, content) => {
  await writeFile(join(folder, 'lock.1'), content);
  await (await lockFolder(folder))();
  expect(await readdir(folder)).toEqual([]);
});

test('a lock that cannot be read is not taken over', async () => {
  await symlink('lock.1', join(folder, 'lock.1'));
  await expect(lockFolder(folder)).rejects.toThrow('ELOOP');
  expect(await readdir(folder)).toEqual(['lock.1']);
});

test('unlocking twice leaves the lock of the next holder', async () => {
  const unlock = await lockFolder(folder);
  await unlock();
  await lockFolder(folder);
  await unlock();
  await expect(lockFolder(folder)).rejects.toThrow('in use by process');
});

test.each([
  ['readdir', 'has it'],
  ['readdir', 'had it'],
  ['readFile', 'has it'],
  ['readFile', 'had it'],
] as const)(
  'a process suspended after its first %s does not lock a folder whose next holder %s',
  async (call, which) => {
    await writeFile(join(folder, 'lock.3'), 'stale');
    const original = fs[call] as (...words: unknown[]) => Promise<never>;
    jest.spyOn(fs, call).mockImplementationOnce(async (...words: unknown[]) => {
      const answer = await original(...words);
      const unlock = await lockFolder(folder);
      if (which === 'had it') {
        await unlock();
        await lockFolder(folder);
      }
      return answer;
    });
    await expect(lockFolder(folder)).rejects.toThrow('in use by process');
    // The other one has it still.
    await expect(lockFolder(folder)).rejects.toThrow('in use by process');
  },
);

test('of many processes that take over a stale lock at once, one gets it', async () => {
  await writeFile(join(folder, 'lock.1'), 'stale');
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(Array(19).fill(expect.stringContaining(`in use by process ${process.pid}`)));
});
