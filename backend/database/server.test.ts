import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { openServer, servingTimeouts } from './server';

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

let server: Server;
let url: string;
let hangs: boolean;
/** What each connection began with. */
let startups: string[];
const sockets: Socket[] = [];

beforeEach(async () => {
  hangs = false;
  startups = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', (startup) => {
      startups.push(startup.toString());
      socket.write(Buffer.concat([authenticated, ready]));
      socket.on('data', ([type]) => {
        if (type === queryType && !hangs) socket.write(Buffer.concat([complete, ready]));
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

test('PostgreSQL is told to end long statements while visitors are served, and at no other time', async () => {
  for (const timeouts of [servingTimeouts, undefined]) await (await openServer(url, timeouts)).close();
  expect(startups).toEqual([
    expect.stringContaining('statement_timeout\x0010000\x00'),
    expect.not.stringContaining('statement_timeout'),
  ]);
});

test('a server that does not answer costs a connection, not the backend', async () => {
  const database = await openServer(url, { query_timeout: 50 });
  hangs = true;
  await expect(database.query('select 1')).rejects.toThrow('Query read timeout');
  await expect(database.transaction(({ query }) => query('select 1'))).rejects.toThrow('Query read timeout');
  hangs = false;
  expect(await database.query('select 1')).toEqual([]);
  expect(database.connections?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
  await database.close();
});
