import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { privateFolder } from './private-folder';

test('makes a folder that only its owner can enter, and removes those of dead processes', () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const [here, elsewhere] = [hostname(), 'another machine'].map((one) => hash('sha256', one).slice(0, 8));
  const left = join(tmpdir(), `storefront-shell-${here}-${gone}-test`);
  const others = [`${here}-${process.ppid}`, `${elsewhere}-${gone}`].map((one) =>
    join(tmpdir(), `storefront-shell-${one}-test`),
  );
  for (const folder of [left, ...others]) mkdirSync(folder);
  const folder = privateFolder();
  expect(basename(folder)).toMatch(new RegExp(`^storefront-shell-${here}-${process.pid}-`));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect([left, ...others].map((one) => existsSync(one))).toEqual([false, true, true]);
  for (const one of [folder, ...others]) rmSync(one, { recursive: true });
});
