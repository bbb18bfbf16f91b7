import { log } from '../log';
import type { Database, Queries } from './database';
import { DatabaseOutage, reasonOf } from './outage';

/** Milliseconds for which a replica that failed is not asked. */
const pause = 10_000;

interface Replica {
  readonly name: string;
  readonly open: () => Promise<Database>;
  /** Null until it is first asked, and after it could not be opened. */
  database: Promise<Database> | null;
  /** When it may be asked again after a failure; 0: it is well. */
  askAgainAt: number;
}

/**
 * The primary with replicas that answer queries in turns; their data may be a little older. Where one fails, the primary answers, and the
 * replica is asked again later. All but queries goes to the primary. It is reachable while any of them is: without its primary a shop can
 * still be read.
 *
 * @param open opens each replica @param now a clock in milliseconds
 */
export function withReplicas(
  primary: Database,
  open: readonly (() => Promise<Database>)[],
  now: () => number = () => performance.now(),
): Database {
  if (open.length === 0) return primary;
  const replicas = open.map(
    (one, index): Replica => ({ name: `replica ${index + 1}`, open: one, database: null, askAgainAt: 0 }),
  );
  let turn = 0;

  const ask = async <Row>(replica: Replica, sql: string, parameters?: readonly unknown[]) => {
    replica.database ??= replica.open().catch((error) => {
      replica.database = null;
      throw new DatabaseOutage(error);
    });
    const rows = await (await replica.database).query<Row>(sql, parameters);
    if (replica.askAgainAt > 0) log.info(`${replica.name} of the database answers again`);
    replica.askAgainAt = 0;
    return rows;
  };

  const query: Queries['query'] = async <Row>(sql: string, parameters?: readonly unknown[]) => {
    const asked = replicas.filter(({ askAgainAt }) => askAgainAt <= now());
    const replica = asked[turn++ % asked.length];
    if (!replica) return primary.query<Row>(sql, parameters);
    // One statement finds out whether it is back; the others do not wait for it.
    if (replica.askAgainAt > 0) replica.askAgainAt = now() + pause;
    try {
      return await ask<Row>(replica, sql, parameters);
    } catch (error) {
      if (error instanceof DatabaseOutage) {
        if (replica.askAgainAt === 0)
          log.warn(`${replica.name} of the database is skipped, the primary answers: ${reasonOf(error)}`);
        replica.askAgainAt = now() + pause;
      }
      // Others concern the statement, or a replica that lags behind a migration: the primary decides.
      return primary.query<Row>(sql, parameters);
    }
  };

  return {
    ...primary,
    query,
    ping: () => Promise.any([(primary.ping ?? (() => primary.query('select 1')))(), query('select 1')]),
    close: async () => {
      const opened = replicas.map(({ database }) => database?.then((one) => one.close()));
      await Promise.allSettled([...opened, primary.close()]);
    },
  };
}
