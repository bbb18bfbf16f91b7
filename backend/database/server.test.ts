import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { captureEvents } from 'log/testing/capture-events';
import { openServer, servingLimit } from './server';

// A server that accepts connections, and answers no statement once it hangs.

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const queryType = 'Q'.charCodeAt(0);
const authenticated = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const complete = message('C', Buffer.from('SELECT 0\0'));

/** The statements in what a client sent. */
function* statementsIn(sent: Buffer): Iterable<string> {
  for (let at = 0; at < sent.length; at += 1 + sent.readInt32BE(at + 1)) {
    if (sent[at] === queryType) yield sent.toString('utf8', at + 5, at + sent.readInt32BE(at + 1));
  }
}

let server: Server;
let url: string;
let hangs: boolean;
/** What each connection began with. */
let startups: string[];
let statements: string[];
const sockets: Socket[] = [];

beforeEach(async () => {
  hangs = false;
  startups = [];
  statements = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', (startup) => {
      startups.push(startup.toString());
      socket.write(Buffer.concat([authenticated, ready]));
      socket.on('data', (sent) => {
        for (const statement of statementsIn(sent)) {
          statements.push(statement);
          if (!hangs) socket.write(Buffer.concat([complete, ready]));
        }
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  await once(server, 'close');
});

test('PostgreSQL is told to end long statements while visitors are served, by transactions alone', async () => {
  const database = await openServer(url, servingLimit);
  await database.query('select 2');
  await database.close();
  expect(statements).toEqual([
    'select 1',
    'begin; set local statement_timeout = 10000',
    'select 2',
    'commit',
  ]);
  // PgBouncer refuses others (docs/production.md).
  const parameters = startups[0]
    ?.slice(8)
    .split('\0')
    .filter((_, index) => index % 2 === 0);
  expect(parameters).toEqual(['user', 'database', 'client_encoding', '']);
});

test('migrating and seeding take their time, whatever limit the role has', async () => {
  const database = await openServer(url);
  await database.transaction(({ query }) => query('select 2'));
  await database.close();
  expect(statements.slice(1)).toEqual(['begin; set local statement_timeout = 0', 'select 2', 'commit']);
});

test.each([servingLimit, 0])('a lost connection costs its statement, with the limit %i', async (limit) => {
  captureEvents();
  const database = await openServer(url, limit);
  hangs = true;
  const asked = database.transaction(({ query }) => query('select 1'));
  const limited = database.query('select 2');
  await Promise.all([asked.catch(() => {}), limited.catch(() => {}), lose()]);
  await expect(asked).rejects.toThrow('Connection terminated');
  await expect(limited).rejects.toThrow('Connection terminated');
  hangs = false;
  expect(await database.query('select 1')).toEqual([]);
  await database.close();
});

test('a server that does not answer costs a connection, not the backend', async () => {
  const database = await openServer(url, 1_000);
  hangs = true;
  await expect(database.query('select 1')).rejects.toThrow('Query read timeout');
  await expect(database.transaction(({ query }) => query('select 1'))).rejects.toThrow('Query read timeout');
  hangs = false;
  expect(await database.query('select 1')).toEqual([]);
  expect(database.connections?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
  await database.close();
});

/** Ends all connections once two have a statement. */
async function lose(): Promise<void> {
  while (statements.length < 3) await setTimeout(5);
  for (const socket of sockets) socket.destroy();
}
