import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openInMemory } from '../testing/test-database';
import type { Rate } from './rate-limit';
import { sharedRateLimits } from './shared-rate-limit';

const twoAMinute: Rate = { most: 2, within: 'a minute' };

let database: Database;
let time = 0;

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
});
beforeEach(() => database.script('truncate network_count'));
afterAll(() => database.close());

/** A limit as each backend makes it. */
const backend = (secret = 'secret', what = 'quote') =>
  sharedRateLimits(database, secret, () => time)(what, twoAMinute);

const rows = () => database.query<{ key: string }>('select * from network_count');

test('backends count together, over a sliding window', async () => {
  const [one, other] = [backend(), backend()];
  expect(await one('203.0.113.7')).not.toBeNull();
  time += 30_000;
  expect(await other('203.0.113.7')).not.toBeNull();
  for (const count of [one, other]) expect(await count('203.0.113.7')).toBeNull();
  expect(await one('203.0.113.8')).not.toBeNull();
  time += 30_000;
  expect(await one('203.0.113.7')).not.toBeNull();
  expect(await other('203.0.113.7')).toBeNull();
  time += 30_000;
  expect(await other('203.0.113.7')).not.toBeNull();
});

test('of many at once no more are counted than the rate allows', async () => {
  const counted = await Promise.all(Array.from({ length: 20 }, () => backend()('203.0.113.7')));
  expect(counted.filter((undo) => undo !== null)).toHaveLength(2);
});

test('an IPv6 customer with many networks has twice as much', async () => {
  const count = backend();
  const undos = [];
  for (const network of [1, 2, 3, 4]) undos.push(await count(`2001:db8:1:${network}::1`));
  expect(undos).not.toContain(null);
  expect(await count('2001:db8:1:5::1')).toBeNull();
  expect(await count('2001:db8:2:5::1')).not.toBeNull();
  // The refused one does not count for its own network.
  for (const undo of undos) await undo?.();
  for (const _ of 'ab') expect(await count('2001:db8:1:5::1')).not.toBeNull();
  expect(await count('2001:db8:1:5::1')).toBeNull();
});

test('an undone count leaves the others', async () => {
  const count = backend();
  const undos = [];
  for (const _ of 'ab') undos.push(await count('2001:db8:1:1::1'));
  await undos[0]?.();
  expect(await count('2001:db8:1:1::1')).not.toBeNull();
  expect(await count('2001:db8:1:1::1')).toBeNull();
});

test('limits are apart', async () => {
  for (const what of ['quote', 'general'])
    for (const _ of 'ab') expect(await backend('secret', what)('203.0.113.7')).not.toBeNull();
});

test('no address is stored, and no hash that others could make', async () => {
  await backend()('203.0.113.7');
  const [row] = await rows();
  expect(row?.key).toMatch(/^quote [\w-]{22}$/);
  await backend('another secret')('203.0.113.7');
  expect(await rows()).toHaveLength(2);
});

test('a network is forgotten after the window', async () => {
  await backend()('203.0.113.7');
  time += 59_999;
  await backend()('203.0.113.8');
  expect(await rows()).toHaveLength(2);
  time += 1;
  await backend()('203.0.113.9');
  expect(await rows()).toHaveLength(2);
});
