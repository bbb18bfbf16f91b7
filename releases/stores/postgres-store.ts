import { escapeLiteral } from 'pg';
import { changesOf, parseChange } from '../release-map/change';
import { maxMapSize, serializeReleaseMap } from '../release-map/parse-release-map';
import type { RemoteState } from '../release-map/release-map';
import { parseSampleWindow } from '../rollout/counts';
import { changesSince, numbered, timeAfter } from './kept-history';
import { emptyIfDamaged, parseStoredMap } from './kept-map';
import { mendMap } from './mend-map';
import { connectToPostgres, type PostgresConnection, type Query } from './postgres-connection';
import { postgresRecords } from './postgres-records';
import { requireTable } from './postgres-tables';
import { type KeptMap, leaseTime, type MakeChange, type ReleaseMapStore } from './release-map-store';

const pageSize = 500;

const maxInteger = 2_147_483_647;

/**
 * The release map in a PostgreSQL database: the one row of `releases.map`, with changes in `releases.change` and rollout counts in
 * `releases.span` (docs/decisions/053). The first change creates the tables.
 *
 * @param url `postgres://user:password@host:5432/name`
 */
export function postgresStore(url: string): ReleaseMapStore {
  const connection = connectToPostgres(url);
  const { place, read, change } = connection;
  const where = `the row of releases.map at ${place}`;
  const changeMap = (make: MakeChange, kept: (query: Query) => Promise<KeptMap>) =>
    change(async (query) => {
      const mayChangeMap = await lockMap(query);
      const at = new Date(await timeBy(query)).toISOString();
      const made = await make(await kept(query), historyBy(query), at);
      if (!made) return false;
      const { revision } = made.change;
      const text = serializeReleaseMap(made.map, { revision, change: made.change });
      const changes = [...(made.earlier ?? []), made.change];
      await query(
        `insert into releases.change (revision, change)
         select revision, change::json from unnest($1::integer[], $2::text[]) made (revision, change)`,
        [changes.map((change) => change.revision), changes.map((change) => JSON.stringify(change))],
      );
      // A team's change is applied by a trigger.
      if (mayChangeMap) await query('update releases.map set revision = $1, text = $2', [revision, text]);
      return true;
    });
  return {
    place,
    text: async () => (await read<{ text: string | null }>(`select ${mapText} as text`))[0]?.text ?? null,
    read: () => keptMap(read, where),
    history: historyBy(read),
    async leftOutAt() {
      const numbers: number[] = [];
      for await (const { revision, change } of changesAfter(0, read))
        if (!parseChange(change)) numbers.unshift(revision);
      return `${numbered('revision', numbers)} of releases.change at ${place}`;
    },
    update: (make) => changeMap(make, (query) => keptMap(query, where)),
    replace: (make) => changeMap(make, (query) => emptyIfDamaged(keptMap(query, where))),
    now: () => timeBy(read),
    addSampleWindow: (rollout, sample) =>
      change(async (query) => {
        // One writer at a time: no sample window may appear later among those that somebody has read.
        await lockMap(query);
        await query('insert into releases.span (rollout, span) values ($1, $2)', [
          rollout,
          JSON.stringify(sample),
        ]);
        return true;
      }),
    holdLease: postgresLease(change),
    async leaseHeldAt() {
      const [lease] = await read<{ until: number }>(
        'select extract(epoch from until)::float8 * 1000 as until from releases.lease',
      );
      return lease ? lease.until - leaseTime : 0;
    },
    async sampleWindows(rollout, after) {
      const rows = await read<{ span: string }>(`
        select span::text as span from releases.span
        where rollout = ${escapeLiteral(rollout)}
        order by number offset ${after}`);
      return rows.map(({ span }) => parseSampleWindow(span));
    },
    shared: postgresRecords(connection),
  };
}

/** Returns whether the role may change the map itself; a team may not. */
async function lockMap(query: Query): Promise<boolean> {
  await requireTable(query, 'map');
  const [role] = await query<{ mayChangeMap: boolean }>(
    `select has_any_column_privilege('releases.map', 'update') as "mayChangeMap"`,
  );
  if (!role?.mayChangeMap) {
    await query('select releases.lock_map()');
    return false;
  }
  await query('insert into releases.map (revision) values (0) on conflict do nothing');
  await query('select from releases.map for update');
  return true;
}

const mapText = `(select left(text, ${maxMapSize + 1}) from releases.map)`;

async function keptMap(query: Query, where: string): Promise<KeptMap> {
  const [kept] = await query<{ text: string | null; revision: number | null; written: number | null }>(`
    select
      ${mapText} as text,
      (select revision from releases.map) as revision,
      (select max(revision) from releases.change) as written`);
  const { text = null, revision = 0 } = kept ?? {};
  // The table of changes may exist without that of the map.
  const written = kept ? kept.written : (await lastChange(query)).revision;
  // The history may be ahead of a map that was written by hand.
  const last = Math.max(revision ?? 0, written ?? 0);
  try {
    return { ...parseStoredMap(text, where, written ?? 0), revision: last };
  } catch (damage) {
    const mended = text === null ? null : mendMap(text, await lastStates(query));
    if (!mended) throw damage;
    return { ...mended, revision: last, last: null };
  }
}

/** The state of each remote after its last change, among those of a page that can be read. */
async function lastStates(query: Query): Promise<ReadonlyMap<string, RemoteState | null>> {
  const page = await query<{ change: string }>(
    `select change::text as change from releases.change order by revision desc limit ${pageSize}`,
  );
  const changes = page.reverse().map(({ change }) => parseChange(change));
  return new Map(
    changes.flatMap((change) => (change ? changesOf(change) : [])).map((one) => [one.remote, one.to]),
  );
}

/** The revision of the last change, 0 before the first, and the stored change. */
async function lastChange(query: Query) {
  const [last] = await query<{ revision: number; change: string }>(
    'select revision, change::text as change from releases.change order by revision desc limit 1',
  );
  return { revision: last?.revision ?? 0, change: last ? parseChange(last.change) : null };
}

/** By the database's clock, in milliseconds since 1970: one for all who change the map. */
async function timeBy(query: Query): Promise<number> {
  const [clock] = await query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  );
  if (!clock) throw new Error('The database does not say what time it is.');
  return timeAfter((await lastChange(query)).change, clock.now);
}

function historyBy(query: Query): ReleaseMapStore['history'] {
  return ({ since } = { since: 0 }) => changesSince(since, textsOf(changesAfter(since, query)));
}

async function* textsOf(changes: AsyncIterable<StoredChange>): AsyncGenerator<string> {
  for await (const { change } of changes) yield change;
}

interface StoredChange {
  readonly revision: number;
  readonly change: string;
}

/** Page by page, last first: a long history blocks neither the database nor its readers. */
async function* changesAfter(since: number, query: Query): AsyncGenerator<StoredChange> {
  for (let before = maxInteger; ; ) {
    const page = await query<{ revision: number; change: string }>(`
      select revision, change::text as change from releases.change
      where revision > ${since} and revision < ${before}
      order by revision desc limit ${pageSize}`);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    before = last.revision;
  }
}

/** Takes the lease if the holder has it or it has expired, by the database's clock. */
const acquireLease = `
insert into releases.lease (holder, until) values ($1, clock_timestamp() + interval '${leaseTime} milliseconds')
on conflict (one) do update set holder = excluded.holder, until = excluded.until
where lease.holder = excluded.holder or lease.until < clock_timestamp()
returning holder`;

function postgresLease(change: PostgresConnection['change']) {
  return async (holder: string): Promise<boolean> => {
    let isHeld = false;
    await change(async (query) => {
      await requireTable(query, 'lease');
      isHeld = (await query(acquireLease, [holder])).length > 0;
      return true;
    });
    return isHeld;
  };
}
