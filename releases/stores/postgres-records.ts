import { parseJson } from '@storefront/shared/release/parse-json';
import { needsSchema } from '@storefront/shared/release/release';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion, numberOf } from '@storefront/shared/release/version';
import { escapeLiteral } from 'pg';
import type { PostgresConnection, Query } from './postgres-connection';
import { createTables, requireTable, type Table } from './postgres-tables';
import { setTeam } from './postgres-teams';
import type { DescribedRelease, ReleaseDescription, SharedRecords } from './shared-records';

/** The shared records in the tables `release`, `key` and `shell` of the schema `releases`. */
export function postgresRecords({ place, read, change }: PostgresConnection): SharedRecords {
  const write = (table: Table, work: (query: Query) => Promise<unknown>) =>
    change(async (query) => {
      await requireTable(query, table);
      await work(query);
      return true;
    });
  return {
    async described(remote) {
      const rows = await read<DescribedRelease>(`
        select remote, version, removed is not null as "isRemoved", extract(epoch from at)::float8 * 1000 as at, signatures
        from releases.release ${remote === undefined ? '' : `where remote = ${escapeLiteral(remote)}`}`);
      // They become names of folders.
      return rows.filter((row) => isRemoteName(row.remote) && isVersion(row.version));
    },
    async description(remote, version) {
      const [description = null] = await read<ReleaseDescription>(`
        select remote, version, left(text, ${maxLength + 1}) as text, signatures from releases.release
        where remote = ${escapeLiteral(remote)} and version = ${escapeLiteral(version)} and removed is null`);
      if (description && description.text.length > maxLength)
        throw new Error(
          `The release.json of ${remote} ${version} at ${place} is longer than ${maxLength} characters.`,
        );
      return description;
    },
    describe: ({ remote, version, text, signatures }) =>
      write('release', async (query) => {
        // Of two machines at the same time, the second one sees the number of the first.
        await query('select pg_advisory_xact_lock(20261129)');
        const [holder] = await query<{ version: string }>(
          `select version from releases.release where remote = $1 and split_part(version, '+', 1) = $2 and version <> $3`,
          [remote, numberOf(version), version],
        );
        if (holder)
          throw new Error(
            `${remote} ${numberOf(version)} is another release at ${place}, ${holder.version}: build this one with another --version.`,
          );
        const described = await query(describe, [remote, version, text, signatures]);
        if (described.length === 0)
          throw new Error(
            `${remote} ${version} is at ${place} with another release.json: a published version never changes.`,
          );
      }),
    withdraw: (remote, version) =>
      write('release', (query) =>
        query('update releases.release set removed = clock_timestamp() where remote = $1 and version = $2', [
          remote,
          version,
        ]),
      ),
    async previewKeys() {
      const keys = await read<{ key: Buffer }>(`select key ${validKeys}`);
      return keys.map(({ key }) => Buffer.from(key));
    },
    addPreviewKey: (key, isFirst) =>
      write('key', async (query) => {
        await query('select pg_advisory_xact_lock(20261127)');
        await query(
          `insert into releases.key (key) select $1 where not $2 or not exists (select ${validKeys})`,
          [key, isFirst],
        );
        await query(`delete from releases.key where number not in (select number ${validKeys})`);
      }),
    async signAsTeam(preview) {
      const [role] = await read<{ mayRead: boolean }>(
        `select has_any_column_privilege('releases.key', 'select') as "mayRead"`,
      );
      if (role?.mayRead !== false) return null;
      const [signed] = await read<{ text: string }>(
        `select releases.sign_preview(${escapeLiteral(JSON.stringify(preview))}) as text`,
      );
      return signed?.text ?? null;
    },
    async provided() {
      const shells = await read<{ shell: string; provides: string }>(`
        select distinct on (provides::text) shell, provides::text as provides from releases.shell
        where seen > clock_timestamp() - interval '1 minute'`);
      return shells.map(({ shell, provides }) =>
        parseJson(needsSchema, provides, `What shell ${shell} provides (releases.shell at ${place})`),
      );
    },
    provide: (shell, provided) =>
      write('shell', async (query) => {
        await query(provide, [shell, JSON.stringify(provided)]);
        await query(`delete from releases.shell where seen < clock_timestamp() - interval '1 day'`);
        await requireTable(query, 'strike');
        await query(dropOldStrikes);
      }),
    async addStrike(release, shell, strike) {
      let others: { strike: string }[] = [];
      await write('strike', async (query) => {
        // Of two shells at the same time, the second one sees the strike of the first.
        await query('select pg_advisory_xact_lock(20261128)');
        await query(dropOldStrikes);
        others = await query(
          `select strike::text as strike from releases.strike where release = $1 and shell <> $2 order by at desc limit ${maxStrikes}`,
          [release, shell],
        );
        await query('insert into releases.strike (release, shell, strike) values ($1, $2, $3)', [
          release,
          shell,
          strike,
        ]);
      });
      return others.map((one) => one.strike).reverse();
    },
    forgetStrikes: (release) =>
      write('strike', (query) => query('delete from releases.strike where release = $1', [release])),
    setTeam: (role, remotes) =>
      change(async (query) => {
        await createTables(query);
        await setTeam(query, role, remotes);
        return true;
      }),
    createTables: () =>
      change(async (query) => {
        await createTables(query);
        return true;
      }),
  };
}

/** A key of another size is none. */
const validKeys = 'from releases.key where octet_length(key) = 32 order by number desc limit 2';

const maxStrikes = 100;

/** Most characters of a `release.json`: one with a thousand files has a hundred thousand. */
const maxLength = 5_000_000;

const dropOldStrikes = `delete from releases.strike where at < clock_timestamp() - interval '10 minutes'`;

const describe = `
insert into releases.release (remote, version, text, signatures) values ($1, $2, $3, $4)
on conflict (remote, version) do update set
  removed = null,
  signatures = array(select distinct unnest(release.signatures || excluded.signatures))
where release.text = excluded.text
returning version`;

const provide = `
insert into releases.shell (shell, provides, seen) values ($1, $2, clock_timestamp())
on conflict (shell) do update set provides = excluded.provides, seen = excluded.seen`;
