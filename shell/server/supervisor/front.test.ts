import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { heardEvents } from 'log/testing/heard-events';
import { createFront } from './front';
import type { Member, Pool } from './pool';
import type { Worker } from './worker';

const folder = temporaryFolder();
let servers: Server[] = [];
let members: Member[];
let port: number;
let missing: string | null;

beforeEach(async () => {
  heardEvents();
  members = [];
  missing = null;
  const pool: Pool = {
    pick: async () => {
      const member = members.shift() ?? null;
      if (member) members.push(member);
      return member;
    },
    missing: () => missing,
    workers: () => [],
    prober: () => undefined,
    started: Promise.resolve(),
    drained: async () => {},
  };
  const front = createFront({ pool, visible: { trustProxy: false } }).listen(0, '127.0.0.1');
  servers.push(front);
  await once(front, 'listening');
  ({ port } = front.address() as AddressInfo);
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
  jest.restoreAllMocks();
});

/** Starts a worker that answers so; one after the other gets a request. */
async function worker(answer: RequestListener): Promise<Member> {
  const socket = join(folder, `worker-${servers.length}-${port}`);
  const server = createServer({ requireHostHeader: false }, answer).listen(socket);
  servers.push(server);
  await once(server, 'listening');
  const member: Member = { worker: { socket } as Worker, pending: 0 };
  members.push(member);
  return member;
}

/** One that ends with each request. */
const ends: RequestListener = (message) => void message.socket.destroy();

async function send(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
) {
  const asked = request({ port, host: '127.0.0.1', path, method, headers }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: got, rawHeaders } = response;
  return { status, headers: got, rawHeaders, body: await text(response) };
}

test('a worker gets a request as it came, and its answer is given as it is', async () => {
  let asked: IncomingMessage | undefined;
  await worker(async (message, response) => {
    asked = message;
    response.writeHead(201, 'Made', ['set-cookie', 'a=1', 'set-cookie', 'b=2', 'x-own', 'yes']);
    response.end(`${await text(message)}!`);
  });
  const answer = await send('/cart?a=%20b', {
    method: 'POST',
    headers: {
      cookie: 'cart=a*1',
      te: 'trailers',
      'x-storefront-peer': '203.0.113.1',
      'x-request-id': 'anybody-says-so',
    },
    body: 'id=a',
  });
  expect([answer.status, answer.body]).toEqual([201, 'id=a!']);
  expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' });
  expect([asked?.method, asked?.url]).toEqual(['POST', '/cart?a=%20b']);
  expect(asked?.headers).toMatchObject({
    cookie: 'cart=a*1',
    host: `127.0.0.1:${port}`,
    'x-storefront-peer': '127.0.0.1',
  });
  expect(asked?.headers).not.toHaveProperty('te');
  expect(asked?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(answer.headers['x-request-id']).toBe(asked?.headers['x-request-id']);
});

test.each(['GET', 'HEAD'])('a %s that a worker ends with is answered by another one', async (method) => {
  await worker(ends);
  await worker((_, response) => void response.end('a page'));
  expect((await send('/shop', { method })).status).toBe(200);
});

test('what was sent may have arrived with the worker that ended: nobody else gets it, and that is said', async () => {
  await worker(ends);
  const second = jest.fn();
  await worker(second);
  const { status, headers, body } = await send('/quote', { method: 'POST', body: 'email=ann@clinic.test' });
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(body).toContain('may not have arrived');
  expect(second).not.toHaveBeenCalled();
});

test('a request that ends three workers is given to no fourth', async () => {
  let asked = 0;
  await worker((message) => {
    asked += 1;
    message.socket.destroy();
  });
  const { status, headers, body } = await send('/shop');
  expect([status, headers['retry-after'], asked]).toEqual([503, '2', 3]);
  expect(body).toContain('not available right now');
});

test('an answer that a worker ends with ends, too', async () => {
  await worker((_, response) => {
    response.write('half a page');
    setImmediate(() => response.destroy());
  });
  await expect(send('/shop')).rejects.toThrow('aborted');
});

test('a worker hears that a visitor has left, and has nothing to do any more', async () => {
  const closed = new Promise<void>((resolve) => {
    void worker((_, response) => {
      response.once('close', resolve);
      response.write('half a page');
    });
  });
  await new Promise(setImmediate);
  const asked = request({ port, host: '127.0.0.1', path: '/shop' }).end();
  asked.on('error', () => {});
  await once(asked, 'response');
  asked.destroy();
  await closed;
  expect(members.map(({ pending }) => pending)).toEqual([0]);
});

test('a health check without Host is answered as one of this machine', async () => {
  let host: string | undefined;
  await worker((message, response) => {
    ({ host } = message.headers);
    response.end();
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200/);
  expect(host).toBe('localhost');
});

test('no worker at all is 503 with what can be done', async () => {
  const { status, headers, body } = await send('/shop');
  expect([status, headers['retry-after'], headers['x-content-type-options']]).toEqual([503, '2', 'nosniff']);
  expect(body).toContain('Please try again in a moment.');
});

test('says that it lives, and whether the shop can be shown', async () => {
  missing = 'There is no release map.';
  expect((await send('/healthz')).status).toBe(200);
  const notReady = await send('/readyz');
  expect([notReady.status, notReady.body]).toEqual([503, 'There is no release map.\n']);
  missing = null;
  expect((await send('/readyz')).status).toBe(200);
  expect((await send('/readyz', { method: 'HEAD' })).body).toBe('');
});
