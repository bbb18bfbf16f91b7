import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { thisMachine } from './machine';

const folder = temporaryFolder();
const own = join(folder, 'own');
const none = join(folder, 'none');

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
  writeFileSync(join(folder, 'cpu.max'), quota);
  expect(thisMachine(folder, none).cpus).toBe(cpus);
});

test('without control groups there are all CPUs', () => {
  expect(thisMachine(none, none).cpus).toBe(64);
});

test.each([
  ['0::/shop.slice/shell.service\n', 3],
  ['4:memory:/shop.slice\n0::/shop.slice\n', 8],
  ['0::/other.slice\n', 64],
  ['4:memory:/shop.slice/shell.service\n', 64],
])('in the group %j the least quota of it and those around it counts: %i CPUs', (group, cpus) => {
  mkdirSync(join(folder, 'shop.slice/shell.service'), { recursive: true });
  writeFileSync(join(folder, 'cpu.max'), 'max 100000\n');
  writeFileSync(join(folder, 'shop.slice/cpu.max'), '800000 100000\n');
  writeFileSync(join(folder, 'shop.slice/shell.service/cpu.max'), '250000 100000\n');
  writeFileSync(own, group);
  expect(thisMachine(folder, own).cpus).toBe(cpus);
});

test.each([
  [0, Number.POSITIVE_INFINITY],
  [2 ** 30, 1_024],
])('a limit of %i bytes is %i MB', (limit, memory) => {
  jest.spyOn(process, 'constrainedMemory').mockReturnValue(limit);
  expect(thisMachine(none, none).memory).toBe(memory);
});
