import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { leaseFile } from './folder-store';

const file = join(temporaryFolder(), '.rollouts', 'lease');

let now = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('one holds it for as long as it asks, and another one when it does no more', async () => {
  const [ann, ben] = [leaseFile(file), leaseFile(file)];
  expect(await ann('ann')).toBe(true);
  for (let second = 0; second < 20; second += 1) {
    expect(await ben('ben')).toBe(false);
    expect(await ann('ann')).toBe(true);
    now += 1_000;
  }
  expect(await ben('ben')).toBe(false);
  now += 5_000;
  expect(await ben('ben')).toBe(false);
  now += 1;
  expect(await ben('ben')).toBe(true);
  expect(await ann('ann')).toBe(false);
});
