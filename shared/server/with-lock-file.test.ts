import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { withLockFile } from './with-lock-file';

const folder = temporaryFolder();
const lock = join(folder, 'lock');

/** Lets a second pass at each reading of this process's clock, so that the test does not wait. */
function passTime() {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
}

test('one process at a time holds the lock, and no file is left', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLockFile(lock, work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('releases the lock after an error', async () => {
  const work = () => Promise.reject(new Error('no'));
  await expect(withLockFile(lock, work)).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});

test('one of several waiting processes takes an abandoned lock', async () => {
  await writeFile(lock, 'somebody who was killed');
  passTime();
  const held: string[] = [];
  await Promise.all(
    ['one', 'other'].map((name) =>
      withLockFile(lock, async () => {
        held.push(name);
      }),
    ),
  );
  expect(held.sort()).toEqual(['one', 'other']);
  expect(await readdir(folder)).toEqual([]);
});

test("a holder that took too long learns it, and leaves the next holder's lock", async () => {
  await withLockFile(lock, async (isHeld) => {
    expect(await isHeld()).toBe(true);
    await writeFile(lock, 'another');
    expect(await isHeld()).toBe(false);
  });
  expect(await readFile(lock, 'utf8')).toBe('another');
});

test('reports a folder that cannot be written', async () => {
  await expect(withLockFile(join(folder, 'no', 'lock'), async () => {})).rejects.toThrow('ENOENT');
});
