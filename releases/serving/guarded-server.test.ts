import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { guardedServer } from './guarded-server';

const logged: unknown[] = [];
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  logged.length = 0;
});

async function start(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  failed = (error: unknown, _: IncomingMessage, response: ServerResponse) => {
    response.writeHead(500).end(String(error));
  },
) {
  const server = guardedServer({
    answer,
    failed,
    unreadable: (status) => ({
      headers: { 'x-content-type-options': 'nosniff' },
      body: `unreadable: ${status}`,
    }),
    logError: (error) => logged.push(error),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { server, port, get: () => fetch(`http://127.0.0.1:${port}/`) };
}

test.each([
  [
    'throws',
    () => {
      throw new RangeError('at once');
    },
    'RangeError: at once',
  ],
  ['rejects', () => Promise.reject(new Error('later')), 'Error: later'],
])('sends the failure response for a handler that %s', async (_, answer, message) => {
  const { get } = await start(answer);
  const response = await get();
  expect([response.status, await response.text()]).toEqual([500, message]);
  expect((await get()).status).toBe(500);
});

test('ignores an unknown expectation', async () => {
  const { port } = await start((_, response) => void response.end('here'));
  const socket = connect(port, '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nhost: a\r\nexpect: 200-foo\r\nconnection: close\r\n\r\n');
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*here/);
});

test('closes the connection if the failure response fails too', async () => {
  const { get } = await start(
    () => Promise.reject(new Error('first')),
    () => {
      throw new Error('second');
    },
  );
  await expect(get()).rejects.toThrow();
  expect(logged).toEqual([new Error('second')]);
});

test('logs a write after the end', async () => {
  const { get } = await start((_, response) => {
    response.end('whole');
    response.write('more');
  });
  expect(await (await get()).text()).toBe('whole');
  expect(logged).toMatchObject([{ code: 'ERR_STREAM_WRITE_AFTER_END' }]);
});

test('survives too many connections', async () => {
  const { server, get } = await start((_, response) => void response.end('here'));
  server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
  expect(logged).toMatchObject([{ code: 'EMFILE' }]);
  expect(await (await get()).text()).toBe('here');
});

test('leaves a port in use to the caller', async () => {
  const { port } = await start(() => {});
  const other = guardedServer({
    answer() {},
    failed() {},
    unreadable: () => ({ headers: {}, body: '' }),
    logError: (error) => logged.push(error),
  });
  await expect(once(other.listen(port, '127.0.0.1'), 'listening')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect(logged).toEqual([]);
});

test.each([
  'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
])('%#. survives a request that is not HTTP', async (text) => {
  const { port, get } = await start((_, response) => void response.end('here'));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).resume();
  socket.write(text);
  await once(socket, 'close');
  expect(await (await get()).text()).toBe('here');
});

test.each([
  [
    '431 Request Header Fields Too Large',
    `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(700_000)}\r\n\r\n`,
  ],
  ['400 Bad Request', 'nonsense\r\n\r\n'],
  ['400 Bad Request', 'GET / HTTP/1.1\r\nhost: a\r\nx y\r\n\r\n'],
])('tells the client that its request cannot be read: %s', async (status, text) => {
  const { port, get } = await start((_, response) => void response.end('here'));
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const answer = await readAll(socket);
  expect(answer.split('\r\n')).toEqual([
    `HTTP/1.1 ${status}`,
    'x-content-type-options: nosniff',
    'content-length: 15',
    'connection: close',
    '',
    `unreadable: ${status.slice(0, 3)}`,
  ]);
  expect(await (await get()).text()).toBe('here');
});

test('refuses two Host headers, and reads nothing more from the connection', async () => {
  const { port } = await start((_, response) => void response.end('here'));
  const socket = connect(port, '127.0.0.1');
  const asked = 'GET / HTTP/1.1\r\nhost: a\r\n';
  socket.write(`${asked}\r\n${asked}Host: b\r\n\r\n${asked}\r\n`);
  const answers = await readAll(socket);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  expect(answers).toMatch(/x-content-type-options: nosniff[\s\S]*unreadable: 400/);
});

test('refuses an unreadable request after a readable one on the same connection', async () => {
  const { port } = await start((_, response) => void response.end('here'));
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(socket, 'readable');
  socket.write('nonsense\r\n\r\n');
  expect(await readAll(socket)).toMatch(/here\r?\n?.*HTTP\/1\.1 400 Bad Request.*unreadable: 400$/s);
});

test('closes the connection of a client that does not read', async () => {
  const { server, port } = await start((_, response) => void response.end(Buffer.alloc(2 ** 25)));
  // A tenth of a second for a minute.
  server.timeout /= 600;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const [taken] = (await once(server, 'connection')) as [Socket];
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(200));
  await once(taken, 'close');
  socket.destroy();
});
