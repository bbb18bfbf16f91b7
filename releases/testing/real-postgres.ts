import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where Debian installs each version. */
const versions = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL's programs; null where none is installed. */
export function newestPostgres(): string | null {
  const found = existsSync(versions) ? readdirSync(versions) : [];
  const newest = found.sort((one, other) => Number(one) - Number(other)).at(-1);
  return newest ? join(versions, newest, 'bin') : null;
}

/** A PostgreSQL server on the loopback with databases of its own. */
export interface RealPostgres {
  /** Address of a database. */
  url(database: string): string;
  /** Runs one of PostgreSQL's programs, such as `pg_dump`. Returns its output. @throws Error with its output when it fails */
  run(program: string, ...words: readonly string[]): Promise<string>;
  /** Ends it, and removes its data. */
  stop(): Promise<void>;
}

/** Starts a server. @param programs as `newestPostgres` has them */
export async function startPostgres(programs: string, port: number): Promise<RealPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const owner = await ownerOf(folder);
  const data = join(folder, 'data');
  await execute(join(programs, 'initdb'), ['-D', data, '-U', 'shop', '--auth=trust', '--no-sync'], owner);
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...words], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stderr).on('line', (line) => {
      lines.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(lines.join('\n'))));
  });
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'shop'];
  return {
    url: (database) => `postgres://shop@127.0.0.1:${port}/${database}`,
    run: async (name, ...more) => (await execute(join(programs, name), [...connection, ...more])).stdout,
    async stop() {
      // Fast: it ends connections.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses root, so its own user takes the folder. */
async function ownerOf(folder: string): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (userInfo().uid !== 0) return {};
  const idOf = async (flag: string) => Number((await execute('id', [flag, 'postgres'])).stdout);
  const [uid, gid] = [await idOf('-u'), await idOf('-g')];
  await chown(folder, uid, gid);
  return { uid, gid };
}
