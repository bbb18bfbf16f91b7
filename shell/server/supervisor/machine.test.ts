import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { thisMachine } from './machine';

const folder = temporaryFolder();
const file = join(folder, 'cpu.max');

beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  jest.spyOn(os, 'availableParallelism').mockReturnValue(64);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['max 100000\n', 64],
  ['50000 100000\n', 1],
  ['250000 100000\n', 3],
  ['800000 200000\n', 4],
  ['9900000 100000\n', 64],
  ['', 64],
])('with the quota %j there are %i CPUs', (quota, cpus) => {
  writeFileSync(file, quota);
  expect(thisMachine(file).cpus).toBe(cpus);
});

test('without control groups there are all CPUs', () => {
  expect(thisMachine(join(folder, 'none')).cpus).toBe(64);
});

test.each([
  [0, Number.POSITIVE_INFINITY],
  [2 ** 30, 1_024],
])('a limit of %i bytes is %i MB', (limit, memory) => {
  jest.spyOn(process, 'constrainedMemory').mockReturnValue(limit);
  expect(thisMachine(file).memory).toBe(memory);
});
