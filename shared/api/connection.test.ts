import { getEventListeners, once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { closeBackends, fakeBackend, sendJson } from '../testing/fake-backend';
import { connect } from './connection';
import { connected, timeRunsOut } from './connection-for-test';

afterEach(() => jest.useRealTimers());

describe('the request', () => {
  test('a GET sends its query, Accept and the token, and by default no Content-Type', async () => {
    const { connection, backend } = await connected((response) => sendJson(response, {}), {
      token: () => 'abc',
    });
    await connection.get('products', new URLSearchParams({ q: 'a&b=c d\ud800' }));
    expect(backend.requests[0]).toMatchObject({
      method: 'GET',
      path: '/products',
      headers: { accept: 'application/json', authorization: 'Bearer abc' },
    });
    expect(backend.requests[0]?.query.get('q')).toBe('a&b=c d\ufffd');
    expect(backend.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test('headers of the connection are sent with every call, those of a call only with that call, and neither replaces ours', async () => {
    const { connection, backend } = await connected((response) => sendJson(response, {}), {
      headers: { 'X-Visitor-Address': '203.0.113.7', Accept: 'text/plain' },
    });
    await connection.get('products');
    await connection.post('api/v1/email', {}, undefined, {
      'Idempotency-Key': 'k',
      'Content-Type': 'text/plain',
    });
    expect(backend.requests.map(({ headers }) => headers)).toMatchObject([
      { 'x-visitor-address': '203.0.113.7', accept: 'application/json' },
      {
        'x-visitor-address': '203.0.113.7',
        accept: 'application/json',
        'idempotency-key': 'k',
        'content-type': 'application/json',
      },
    ]);
    expect(backend.requests[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test.each([
    ['', ''],
    ['/', '/products'],
    ['/shop/api//', '/shop/api/products'],
  ])('a base address that ends in "%s" is joined with one slash', async (end, path) => {
    const backend = await fakeBackend((response) => sendJson(response, {}));
    await connect({ base: backend.address + end, timeout: 30_000, retries: 0 }).get(path && 'products');
    expect(backend.requests[0]?.path).toBe(path || '/');
  });

  test('consecutive calls use one connection', async () => {
    const { connection, backend } = await connected((response) => sendJson(response, {}));
    for (let call = 0; call < 5; call++) await connection.get('products');
    expect(backend.connections()).toBe(1);
  });

  test('a proxy named by the environment is not used', async () => {
    const kept = process.env.http_proxy;
    process.env.http_proxy = 'http://127.0.0.1:9';
    try {
      const { connection } = await connected((response) => sendJson(response, { data: 1 }));
      await expect(connection.get('products')).resolves.toEqual({ data: 1 });
    } finally {
      if (kept === undefined) delete process.env.http_proxy;
      else process.env.http_proxy = kept;
    }
  });
});

describe('the single retry of a GET', () => {
  test.each([502, 503, 504])('follows status %i', async (status) => {
    const { connection, backend } = await connected(
      (response, _, nth) => (nth === 1 ? response.writeHead(status).end() : sendJson(response, ['it'])),
      { retries: 1 },
    );
    await expect(connection.get('products')).resolves.toEqual(['it']);
    expect(backend.requests).toHaveLength(2);
  });

  test('a retry reads the token again, and sends no Authorization without one', async () => {
    const token = jest.fn<string | null, []>(() => null).mockReturnValueOnce('abc');
    const { connection, backend } = await connected(
      (response, _, nth) => sendJson(response, [], nth === 1 ? 503 : 200),
      { retries: 1, token },
    );
    await connection.get('products');
    expect(backend.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', undefined]);
  });

  test('follows a broken connection', async () => {
    const { connection } = await connected(
      (response, _, nth) => (nth === 1 ? response.destroy() : sendJson(response, ['it'])),
      { retries: 1 },
    );
    await expect(connection.get('products')).resolves.toEqual(['it']);
  });

  test('follows a timeout, and happens only once', async () => {
    // Fakes only the client's timer, so that the timeout passes exactly when the test advances it.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance', 'Date', 'queueMicrotask'] });
    const { connection, backend } = await connected(timeRunsOut, { retries: 1 });
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'timeout' });
    expect(backend.requests).toHaveLength(2);
  });

  test.each([400, 404, 429, 500])('does not follow status %i', async (status) => {
    const { connection, backend } = await connected((response) => response.writeHead(status).end(), {
      retries: 1,
    });
    await expect(connection.get('products')).rejects.toMatchObject({ status });
    expect(backend.requests).toHaveLength(1);
  });

  test('does not follow an unreadable answer', async () => {
    const { connection, backend } = await connected((response) => response.end('<p>'), { retries: 1 });
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'malformed' });
    expect(backend.requests).toHaveLength(1);
  });

  test('does not happen for a POST', async () => {
    const { connection, backend } = await connected((response) => response.writeHead(503).end(), {
      retries: 1,
    });
    await expect(connection.post('api/v1/email', {})).rejects.toMatchObject({ status: 503 });
    expect(backend.requests).toHaveLength(1);
  });
});

describe('the answer', () => {
  test.each([
    ['an empty body', '', undefined],
    ['JSON null', 'null', undefined],
    ['a list', '[1]', [1]],
    ['an object', '{"data":{"id":"1"}}', { data: { id: '1' } }],
  ])('%s', async (_, body, expected) => {
    const { connection } = await connected((response) => response.end(body));
    await expect(connection.get('products')).resolves.toEqual(expected);
  });

  test.each([
    ['HTML', '<!doctype html><title>Sign in</title>'],
    ['JSON cut short', '{"data":['],
    ['a JSON text', '"hello"'],
  ])('%s is malformed', async (_, body) => {
    const { connection } = await connected((response) => response.end(body));
    await expect(connection.post('api/v1/email', {})).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'malformed',
      message: 'The shop sent an answer that could not be read.',
    });
  });

  test('more than the limit of an answer is malformed', async () => {
    const megabyte = ' '.repeat(1024 * 1024);
    const { connection } = await connected((response, _, nth) => {
      for (let sent = 0; sent < 4; sent++) response.write(megabyte.slice(2));
      response.end(nth === 1 ? '[]' : `[]${' '.repeat(9)}`);
    });
    await expect(connection.get('products')).resolves.toEqual([]);
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('counts the unpacked size of a compressed answer', async () => {
    const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    expect(packed.length).toBeLessThan(100_000);
    const { connection } = await connected((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    );
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'malformed' });
  });

  test.each([
    ['nested lists', '['.repeat(2_000_000) + ']'.repeat(2_000_000)],
    ['nested objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
    ['lists of nothing', `[${'[],'.repeat(1_000_000)}0]`],
    ['halves of pairs among many numbers', `["\\ud800",${'0,'.repeat(2_000_000)}0]`],
  ])('excessive JSON is malformed and never parsed: %s', async (_, body) => {
    const { connection } = await connected((response, _, nth) =>
      response.writeHead(nth === 1 ? 200 : 500).end(body),
    );
    const parse = jest.spyOn(JSON, 'parse');
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'malformed' });
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'http', status: 500 });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test('an endless answer is malformed, and its connection is closed', async () => {
    const megabyte = ' '.repeat(1024 * 1024);
    let connectionEnds: Promise<unknown> | undefined;
    const { connection } = await connected((response) => {
      connectionEnds = once(response, 'close');
      const send = () => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.on('drain', send);
      send();
    });
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'malformed' });
    await connectionEnds;
  });

  test('an answer cut off is a network error', async () => {
    const { connection } = await connected((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('[', () => response.destroy());
    });
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'network' });
  });

  test.each([
    [400, '{"message":"Phone is missing."}', 'Phone is missing.'],
    [500, '{"message":" "}', 'The shop answered with an error (500).'],
    [502, '<h1>Bad gateway</h1>', 'The shop answered with an error (502).'],
    [404, '', 'The shop answered with an error (404).'],
  ])('status %i with body %s says: %s', async (status, body, message) => {
    const { connection } = await connected((response) => response.writeHead(status).end(body));
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'http', status, message });
  });

  test.each([
    ['42', 42],
    ['Sun, 22 Nov 2026 10:00:00 GMT', null],
    [undefined, null],
  ])('Retry-After: %s is %s seconds', async (header, retryAfter) => {
    const { connection } = await connected((response) =>
      response.writeHead(429, header ? { 'retry-after': header } : {}).end(),
    );
    await expect(connection.post('api/v1/email', {})).rejects.toMatchObject({ status: 429, retryAfter });
  });

  test.each([200, 404])('passes the status %i to a caller that asks for the status', async (status) => {
    const answered = jest.fn();
    const { connection } = await connected((response) => sendJson(response, {}, status), { answered });
    await connection.get('products').catch(() => {});
    expect(answered.mock.calls).toEqual([[status]]);
  });

  test('a redirect is an error and is not followed', async () => {
    const { connection, backend } = await connected((response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    );
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'http', status: 302 });
    expect(backend.requests).toHaveLength(1);
  });

  test('an unreachable server is a network error, whose log line has the call and no token', async () => {
    const { connection, backend } = await connected(() => {}, { token: () => 'secret' });
    await closeBackends();
    const error = await connection.get('products').catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      kind: 'network',
      status: null,
      logLine: `GET ${backend.address}/products: The shop could not be reached. (ECONNREFUSED)`,
    });
    expect(JSON.stringify(error)).not.toContain('secret');
  });
});

test('an answer that arrives a byte at a time without end runs into the timeout', async () => {
  let drip: NodeJS.Timeout | undefined;
  const { connection } = await connected(
    (response) => {
      drip = setInterval(() => response.write(' '), 5);
    },
    { timeout: 60 },
  );
  await expect(connection.get('products')).rejects.toMatchObject({ kind: 'timeout' });
  clearInterval(drip);
});

describe('giving up', () => {
  test.each(['the call', 'the connection'])('by the signal of %s', async (whose) => {
    const caller = new AbortController();
    const { connection, backend } = await connected(() => caller.abort(), {
      retries: 1,
      ...(whose === 'the connection' && { signal: caller.signal }),
    });
    const signal = whose === 'the call' ? caller.signal : undefined;
    await expect(connection.get('products', undefined, signal)).rejects.toMatchObject({ kind: 'aborted' });
    expect(backend.requests).toHaveLength(1);
  });

  test('before the call: nothing is sent', async () => {
    const { connection, backend } = await connected((response) => sendJson(response, {}), { retries: 1 });
    await expect(connection.get('products', undefined, AbortSignal.abort())).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(backend.requests).toHaveLength(0);
  });

  test('a signal that outlives its calls keeps no listener of theirs', async () => {
    const { signal } = new AbortController();
    const { connection } = await connected((response) => sendJson(response, {}), { signal });
    await connection.get('products', undefined, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});

test('halves of surrogate pairs in an answer are made readable, wherever they are', async () => {
  const images = JSON.stringify([{ path: '/a-😀.jpg' }]).replace('😀', '\\ud83d');
  const { connection } = await connected((response) =>
    response.end(
      `{"data":[{"name":"half \\ud83d, whole \\ud83d\\ude00","images":${JSON.stringify(images)}}]}`,
    ),
  );
  expect(await connection.get('products')).toEqual({
    data: [{ name: 'half \ufffd, whole 😀', images }],
  });
});
