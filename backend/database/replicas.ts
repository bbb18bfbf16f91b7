import { log } from '../log';
import type { Database, Queries } from './database';
import { DatabaseOutage, reasonOf } from './outage';

/** Milliseconds for which a replica that failed is not asked. */
const pause = 10_000;

/**
 * The primary with replicas that answer queries in turns; their data may be a little older. Where one fails, another or the primary answers,
 * and it is asked again later. All but queries goes to the primary. It is reachable while any of them is: without its primary a shop can
 * still be read. `now` is a clock in milliseconds.
 */
export function withReplicas(
  primary: Database,
  databases: readonly Database[],
  now: () => number = () => performance.now(),
): Database {
  if (databases.length === 0) return primary;
  /** `askAgainAt` is 0 for a replica that is well. */
  const replicas = databases.map((database, index) => ({ database, number: index + 1, askAgainAt: 0 }));
  let turn = 0;

  const query: Queries['query'] = async <Row>(sql: string, parameters?: readonly unknown[]) => {
    const usable = replicas.filter(({ askAgainAt }) => askAgainAt <= now());
    const replica = usable[turn++ % usable.length];
    if (!replica) return primary.query<Row>(sql, parameters);
    const { database, number, askAgainAt } = replica;
    // One statement finds out whether it is back; the others do not wait for it.
    if (askAgainAt > 0) replica.askAgainAt = now() + pause;
    try {
      const rows = await database.query<Row>(sql, parameters);
      if (replica.askAgainAt > 0) log.info(`replica ${number} of the database answers again`);
      replica.askAgainAt = 0;
      return rows;
    } catch (error) {
      // Others concern the statement, or a replica that lags behind a migration: the primary decides.
      if (!(error instanceof DatabaseOutage) || error.isSlowStatement)
        return primary.query<Row>(sql, parameters);
      if (replica.askAgainAt === 0)
        log.warn(`replica ${number} of the database is skipped: ${reasonOf(error)}`);
      replica.askAgainAt = now() + pause;
      return query<Row>(sql, parameters);
    }
  };

  return {
    ...primary,
    query,
    ping: () => Promise.any([primary, ...databases].map((database) => database.ping())),
    close: async () => {
      await Promise.all([primary, ...databases].map((database) => database.close()));
    },
  };
}

/**
 * Queries the primary, and the replicas only while it is out of reach: for what is kept for long, since a replica may be late. `replicas` is
 * the result of {@link withReplicas}.
 */
export function primaryFirst(primary: Queries, replicas: Queries): Queries {
  if (primary === replicas) return primary;
  const query: Queries['query'] = async <Row>(sql: string, parameters?: readonly unknown[]) => {
    try {
      return await primary.query<Row>(sql, parameters);
    } catch (error) {
      if (!(error instanceof DatabaseOutage)) throw error;
      return replicas.query<Row>(sql, parameters);
    }
  };
  return { ...primary, query };
}
