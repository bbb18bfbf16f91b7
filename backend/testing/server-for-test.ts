import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { mailQueue } from '../mail/mail-queue';
import { createRenditions } from '../pictures/renditions';
import { createServer, type ServerDependencies } from '../server';
import { company } from './mail-for-test';

/** The backend over this database, with a test's e-mails and folders. */
export function serverForTest(
  database: Database,
  changes: Partial<ServerDependencies> = {},
): Promise<FastifyInstance> {
  return createServer({
    database,
    renditions: createRenditions({ folders: [tmpdir()], cacheFolder: tmpdir() }),
    storefrontOrigin: 'http://localhost:3000',
    mailQueue: mailQueue(database, 'meridian.example', () => 0),
    company,
    ...changes,
  });
}
