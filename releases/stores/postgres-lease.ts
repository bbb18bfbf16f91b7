import type { PostgresConnection } from './postgres-connection';
import { leaseTime } from './release-map-store';

/** With a lock of its own, for two who make it at the same time take turns. */
const table = `
select pg_advisory_xact_lock(20261126);
create table if not exists releases.lease (
  one boolean primary key default true check (one),
  holder text not null,
  until timestamptz not null
)`;

/** Takes the one row of `releases.lease` where it is the holder's, or nobody's any more, by the database's clock. */
const take = `
insert into releases.lease (holder, until) values ($1, clock_timestamp() + interval '${leaseTime} milliseconds')
on conflict (one) do update set holder = excluded.holder, until = excluded.until
where lease.holder = excluded.holder or lease.until < clock_timestamp()
returning holder`;

/** A lease in a database; it is asked for while a rollout is under way, so that the schema is there. */
export function postgresLease(change: PostgresConnection['change']) {
  return async (holder: string): Promise<boolean> => {
    let isHeld = false;
    await change(async (query) => {
      const [found] = await query<{ lease: string | null }>(`select to_regclass('releases.lease') as lease`);
      if (found?.lease === null) await query(table);
      isHeld = (await query(take, [holder])).length > 0;
      return true;
    });
    return isHeld;
  };
}
