import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { privateFolder } from './private-folder';

test('a folder that nobody else can enter; those of processes that are gone go', () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const left = join(tmpdir(), `storefront-shell-${gone}-test`);
  const others = join(tmpdir(), `storefront-shell-${process.ppid}-test`);
  for (const folder of [left, others]) mkdirSync(folder);
  const folder = privateFolder();
  expect(basename(folder)).toMatch(new RegExp(`^storefront-shell-${process.pid}-`));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect([left, others].map((one) => existsSync(one))).toEqual([false, true]);
  for (const one of [folder, others]) rmSync(one, { recursive: true });
});
