import type { Query } from './postgres-connection';
import { rowSecurity } from './postgres-teams';

// A change is kept as text: `jsonb` refuses some of what a harmful release may say, such as a zero byte. Shells of earlier builds use the
// same tables, so a table or column may be added, and none changed.
const tables = `
create table if not exists releases.map (
  one boolean primary key default true check (one),
  revision integer not null,
  text text
);
create table if not exists releases.change (
  revision integer primary key,
  change json not null
);
create table if not exists releases.span (
  rollout text not null,
  number bigint generated always as identity,
  span json not null,
  primary key (rollout, number)
);
create table if not exists releases.lease (
  one boolean primary key default true check (one),
  holder text not null,
  until timestamptz not null
);
create table if not exists releases.release (
  remote text,
  version text,
  text text not null,
  signatures text[] not null,
  at timestamptz not null default clock_timestamp(),
  removed timestamptz,
  primary key (remote, version)
);
create table if not exists releases.key (number bigint generated always as identity primary key, key bytea not null);
create table if not exists releases.shell (shell text primary key, provides json not null, seen timestamptz not null);
create table if not exists releases.strike (
  release text,
  shell text,
  strike json not null,
  at timestamptz not null default clock_timestamp()
);
create table if not exists releases.team (role name, remote text, primary key (role, remote))`;

/** A table that may be missing, where the database has those of an earlier build. */
export type Table = 'map' | 'lease' | 'release' | 'key' | 'shell' | 'strike';

/** Creates all tables where this one is missing. A role may use it without the right to create any. @throws Error in one sentence */
export async function requireTable(query: Query, table: Table): Promise<void> {
  const [found] = await query<{ table: string | null }>(`select to_regclass('releases.${table}') as table`);
  if (found?.table) return;
  await createTables(query).catch((error: Error) => {
    throw new Error(
      `${error.message.replace(/\.$/, '')}, and its table releases.${table} is missing: run pnpm releases migrate with a role that may create it.`,
    );
  });
}

/** Creates the tables that are missing, one process at a time. */
export async function createTables(query: Query): Promise<void> {
  // Any number that nothing else in the database uses.
  await query('select pg_advisory_xact_lock(20261123)');
  // `if not exists` would need the right to create schemas even where it is there.
  const [found] = await query<{ schema: string | null }>(`select to_regnamespace('releases') as schema`);
  if (!found?.schema) await query('create schema releases');
  await query(tables);
  await query(rowSecurity);
}
