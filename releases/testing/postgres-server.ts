import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** A PostgreSQL server of a test on the loopback, which may stop and start again with its data. */
export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server for an embedded database; port 0 takes any free one. */
export async function servePostgres(pglite: PGlite, port = 0): Promise<PostgresServer> {
  const open = async (at: number) => {
    const opened = new PGLiteSocketServer({ db: pglite, port: at, host: '127.0.0.1', maxConnections: 100 });
    await opened.start();
    return opened;
  };
  let server = await open(port);
  const { port: taken } = new URL(`tcp://${server.getServerConn()}`);
  return {
    url: `postgres://shop:no-secret@127.0.0.1:${taken}/postgres`,
    start: async () => {
      server = await open(Number(taken));
    },
    async stop() {
      await server.stop();
      // It notices ended connections a little later, and then queries the database.
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    },
  };
}
