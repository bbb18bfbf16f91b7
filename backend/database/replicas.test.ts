import { captureEvents } from 'log/testing/capture-events';
import { DatabaseError } from 'pg';
import type { Database } from './database';
import { DatabaseOutage } from './outage';
import { primaryFirst, withReplicas } from './replicas';

const slow = new DatabaseOutage(
  Object.assign(new DatabaseError('canceling statement due to statement timeout', 2, 'error'), {
    code: '57014',
  }),
);
const outage = new DatabaseOutage(new Error('it hangs'));

/** A database whose rows are its name, and that fails as it is told. */
function databaseNamed(name: string) {
  const failure: { error: Error | null } = { error: null };
  const answer = async () => {
    if (failure.error) throw failure.error;
    return [name];
  };
  const database = { query: jest.fn(answer), ping: answer, close: jest.fn(async () => {}) };
  return { failure, asked: database.query, database: database as unknown as Database };
}

function setUp(count = 2) {
  const primary = databaseNamed('primary');
  const replicas = Array.from({ length: count }, (_, index) => databaseNamed(`replica ${index}`));
  const clock = { now: 0 };
  const database = withReplicas(
    primary.database,
    replicas.map((replica) => replica.database),
    () => clock.now,
  );
  const rows = async (queries: number) => {
    const all = [];
    for (let turn = 0; turn < queries; turn++) all.push(...(await database.query<string>('select 1')));
    return all;
  };
  return { primary, replicas, clock, database, rows };
}

test('without replicas the primary is as it is', () => {
  const { primary, database } = setUp(0);
  expect(database).toBe(primary.database);
});

test('replicas answer queries in turns', async () => {
  const { rows } = setUp();
  expect(await rows(4)).toEqual(['replica 0', 'replica 1', 'replica 0', 'replica 1']);
});

test('a replica that does not answer is skipped for ten seconds, then one statement asks it', async () => {
  const events = captureEvents();
  const { rows, replicas, clock } = setUp(1);
  const [replica] = replicas;
  if (replica) replica.failure.error = outage;
  expect(await rows(3)).toEqual(['primary', 'primary', 'primary']);
  expect(replica?.asked).toHaveBeenCalledTimes(1);
  clock.now = 10_000;
  expect(await Promise.all([rows(1), rows(1), rows(1)])).toEqual([['primary'], ['primary'], ['primary']]);
  expect(replica?.asked).toHaveBeenCalledTimes(2);
  if (replica) replica.failure.error = null;
  clock.now = 20_000;
  expect(await rows(2)).toEqual(['replica 0', 'replica 0']);
  expect(events.map(({ level, msg }) => [level, msg])).toEqual([
    ['warn', expect.stringMatching(/^replica 1 of the database is skipped: .*it hangs$/)],
    ['info', 'replica 1 of the database answers again'],
  ]);
});

test('while one replica answers, the primary need not', async () => {
  captureEvents();
  const { rows, primary, replicas, clock } = setUp(3);
  for (const { failure } of [primary, ...replicas.slice(1)]) failure.error = outage;
  for (clock.now = 0; clock.now < 30_000; clock.now += 5_000)
    expect(await rows(3)).toEqual(['replica 0', 'replica 0', 'replica 0']);
});

test('what a replica refuses for its statement, the primary decides, and the replica stays', async () => {
  const { rows, replicas } = setUp(1);
  const [replica] = replicas;
  if (replica) replica.failure.error = new Error('relation "review" does not exist');
  expect(await rows(1)).toEqual(['primary']);
  if (replica) replica.failure.error = null;
  expect(await rows(1)).toEqual(['replica 0']);
});

test('what takes a replica too long, the primary answers, no other replica is asked, and all stay', async () => {
  const events = captureEvents();
  const { rows, replicas } = setUp(2);
  for (const { failure } of replicas) failure.error = slow;
  expect(await rows(1)).toEqual(['primary']);
  expect(replicas.map(({ asked }) => asked.mock.calls.length)).toEqual([1, 0]);
  for (const { failure } of replicas) failure.error = null;
  expect(await rows(2)).toEqual(['replica 1', 'replica 0']);
  expect(events).toEqual([]);
});

test('what is kept for long is read from the primary, and without it from replicas', async () => {
  const { primary, database } = setUp();
  const { query } = primaryFirst(primary.database, database);
  expect(await query('select 1')).toEqual(['primary']);
  primary.failure.error = outage;
  expect(await query('select 1')).toEqual(['replica 0']);
  primary.failure.error = new Error('syntax error');
  await expect(query('select 1')).rejects.toBe(primary.failure.error);
  expect(primaryFirst(primary.database, primary.database)).toBe(primary.database);
});

test('without its primary a shop is still read, and reachable; without all it is not', async () => {
  captureEvents();
  const { rows, primary, replicas, database } = setUp(1);
  primary.failure.error = outage;
  expect(await rows(1)).toEqual(['replica 0']);
  await database.ping?.();
  if (replicas[0]) replicas[0].failure.error = outage;
  await expect(rows(1)).rejects.toBe(outage);
  await expect(database.ping?.()).rejects.toThrow();
});

test('closing closes the primary and the replicas', async () => {
  const { primary, replicas, database } = setUp();
  await database.close();
  expect([primary, ...replicas].map((one) => jest.mocked(one.database.close).mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});
