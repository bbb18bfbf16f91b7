import type { PGlite } from '@electric-sql/pglite';
import { PartialFailure } from '../command-errors';
import { changeRemote } from '../release-map/change-remote';
import { serializeReleaseMap } from '../release-map/parse-release-map';
import type { ReleaseMap } from '../release-map/release-map';
import { noCounts } from '../rollout/counts';
import { holdTimeouts } from '../testing/hold-timeouts';
import { type PostgresServer, servePostgres } from '../testing/postgres-server';
import { type Relay, relayTo } from '../testing/relay';
import { releaseMap } from '../testing/release-map';
import { restoreRevision } from '../traffic/restore-revision';
import { postgresStore } from './postgres-store';
import type { ReleaseMapStore } from './release-map-store';

// Failures that only a database has.

const first = releaseMap({ lab: { '1.0.0+0123456789ab': 100 } });
const second = releaseMap({ lab: { '1.0.1+0123456789ab': 100 } });

let pglite: PGlite;
let server: PostgresServer;
let relay: Relay;
let store: ReleaseMapStore;
let place: string;

beforeAll(async () => {
  const { createPglite } = globalThis as typeof globalThis & { createPglite: () => Promise<PGlite> };
  pglite = await createPglite();
});
beforeEach(async () => {
  holdTimeouts();
  await pglite.exec('drop schema if exists releases cascade');
  server = await servePostgres(pglite);
  const url = new URL(server.url);
  relay = await relayTo(Number(url.port));
  url.port = `${relay.port}`;
  url.search = 'application_name=shop';
  place = `postgres://127.0.0.1:${relay.port}/postgres`;
  store = postgresStore(url.href);
});
afterEach(async () => {
  jest.useRealTimers();
  relay.close();
  await server.stop();
});
afterAll(() => pglite.close());

const give = ({ microFrontends, paths }: ReleaseMap) =>
  changeRemote(store, 'lab', () => ({ releases: microFrontends.lab ?? [], paths: paths.lab ?? [] }));
const numbers = async () => (await store.history()).changes.map(({ revision }) => revision);

/** Operations of a store, with the word for them in errors. */
const questions: [string, () => Promise<unknown>][] = [
  ['read', () => store.read()],
  ['changed', () => give(second)],
];

test('reports a database that is down, without its password', async () => {
  await server.stop();
  relay.close();
  for (const [can, ask] of questions)
    await expect(ask()).rejects.toThrow(
      new Error(
        `The release map at ${place} cannot be ${can}: connect ECONNREFUSED 127.0.0.1:${relay.port}.`,
      ),
    );
});

test('reports a wrong address likewise', async () => {
  const wrong = postgresStore(`${server.url}?sslrootcert=/nowhere.pem`);
  for (const ask of [() => wrong.text(), () => wrong.update(async () => null)])
    await expect(ask()).rejects.toThrow(
      /^The release map at postgres:\/\/127\.0\.0\.1:\d+\/postgres cannot be (read|changed): ENOENT[^?]*'\/nowhere\.pem'\.$/,
    );
});

test('uses a database again once it is back', async () => {
  await give(first);
  await server.stop();
  for (const [can, ask] of questions)
    await expect(ask()).rejects.toThrow(`The release map at ${place} cannot be ${can}: `);
  await server.start();
  expect((await store.read()).map).toEqual(first);
  await give(second);
  expect(await numbers()).toEqual([1, 2]);
});

describe('a database that hangs', () => {
  /** Lets two seconds pass once a question has reached the database, which does not answer. */
  async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
    const reached = relay.heldUp();
    relay.decide(() => 'nowhere');
    const answer = ask().catch((error: Error) => error.message);
    await reached;
    jest.advanceTimersByTime(2_000);
    return answer;
  }

  const silent = (can: string) =>
    `The release map at ${place} cannot be ${can}: it does not answer within 2 s.`;

  test.each(questions)('from the start cannot be %s after two seconds', async (can, ask) => {
    expect(await answerOf(ask)).toBe(silent(can));
  });

  test.each(questions)('after working cannot be %s either', async (can, ask) => {
    await give(first);
    expect(await answerOf(ask)).toBe(silent(can));
    relay.decide(() => 'on');
    expect((await store.read()).map).toEqual(first);
  });
});

test('a connection lost during a change has changed nothing', async () => {
  await give(first);
  relay.decide((sent) => (sent.includes('insert into releases.change') ? 'end' : 'on'));
  await expect(give(second)).rejects.toThrow(
    `The release map at ${place} cannot be changed: Connection terminated unexpectedly.`,
  );
  expect(await numbers()).toEqual([1]);
  const lost = store.update(async ({ revision }, history) => {
    const [change] = (await history()).changes;
    await server.stop();
    return change ? { map: second, change: { ...change, revision: revision + 1 } } : null;
  });
  await expect(lost).rejects.toThrow(`The release map at ${place} cannot be changed: `);
  await server.start();
  expect((await store.read()).map).toEqual(first);
});

test('reports an unknown outcome if the connection is lost at the commit', async () => {
  await give(first);
  relay.decide((sent) => (sent.includes('commit') && !sent.includes('read committed') ? 'end' : 'on'));
  await expect(give(second)).rejects.toThrow(
    new PartialFailure(
      `The release map at ${place} may have been changed (Connection terminated unexpectedly): check with pnpm releases status.`,
    ),
  );
});

test('reads a read-only database, and reports it on a change', async () => {
  await give(first);
  await pglite.exec('set default_transaction_read_only = on');
  await expect(give(second)).rejects.toThrow(
    `The release map at ${place} cannot be changed: cannot execute INSERT in a read-only transaction.`,
  );
  expect((await store.read()).map).toEqual(first);
  await pglite.exec('set default_transaction_read_only = off');
  await give(second);
  expect(await numbers()).toEqual([1, 2]);
});

test('restores a missing map from the history', async () => {
  await give(first);
  await pglite.exec('drop table releases.map');
  expect(await store.text()).toBeNull();
  const gone = `The release map is gone (the row of releases.map at ${place}): it was last good at revision 1. Restore that with pnpm releases rollback --to 1 --why "…"; pnpm releases history lists the others.`;
  await expect(store.read()).rejects.toThrow(new Error(gone));
  await expect(give(second)).rejects.toThrow(new Error(gone));
  await restoreRevision({ folder: 'nowhere', store }, 1);
  expect((await store.read()).map).toEqual(first);
  expect(await numbers()).toEqual([1, 2]);
});

test('follows an older map that was put back, and repeats no number', async () => {
  await give(first);
  const before = await store.text();
  await give(second);
  await pglite.query('update releases.map set revision = 1, text = $1', [before]);
  expect(await store.text()).toBe(before);
  expect(await store.read()).toMatchObject({ map: first, revision: 2 });
  await give(second);
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('skips and reports an invalid entry of the history', async () => {
  for (const map of [first, second, first]) await give(map);
  await pglite.exec(`update releases.change set change = '{"revision": 2}' where revision = 2`);
  expect(await store.history()).toMatchObject({ changes: [{ revision: 1 }, { revision: 3 }], leftOut: 1 });
  expect(await store.leftOutAt()).toMatch(/^revision 2 of releases\.change at \S+$/);
});

test('reads a history of several pages completely', async () => {
  await give(first);
  await pglite.exec(`
    insert into releases.change
    select nth, (select jsonb_set(change::jsonb, '{revision}', to_jsonb(nth)) from releases.change where revision = 1)
    from generate_series(2, 1201) as nth`);
  expect(await numbers()).toEqual(Array.from({ length: 1_201 }, (_, nth) => nth + 1));
  expect((await store.history({ since: 600 })).changes).toHaveLength(601);
  await give(second);
  expect((await store.read()).revision).toBe(1_202);
});

test('counts of another build keep their place as null', async () => {
  const sample = { step: 1, canary: noCounts, baseline: noCounts };
  for (const _ of [1, 2, 3]) await store.addSampleWindow('a-rollout', sample);
  await pglite.exec(`update releases.span set span = '{"step": 1}' where number = 2`);
  expect(await store.sampleWindows('a-rollout', 0)).toEqual([sample, null, sample]);
  expect(await store.sampleWindows('a-rollout', 1)).toEqual([null, sample]);
  expect(await store.sampleWindows(`'; drop schema releases cascade; --`, 0)).toEqual([]);
  expect(await store.sampleWindows('a-rollout', 2)).toEqual([sample]);
});

test('reads a map put there by hand, without revision and change', async () => {
  await give(first);
  await pglite.query('update releases.map set text = $1', [serializeReleaseMap(second)]);
  expect(await store.read()).toEqual({ map: second, revision: 1, last: null });
});
