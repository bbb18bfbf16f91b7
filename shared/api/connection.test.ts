import { fakeBackend, sendJson } from '../testing/fake-backend';
import { connect } from './connection';
import { connected, fakeTimeLimit, timeRunsOut } from './connection-for-test';

afterEach(() => jest.useRealTimers());

describe('what goes out', () => {
  test('a GET sends its query, Accept and the token, and of itself no Content-Type', async () => {
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

  test('a POST sends JSON', async () => {
    const { connection, backend } = await connected((response) => sendJson(response, {}));
    await connection.post('api/v1/email', { name: 'Zoë' });
    expect(backend.requests[0]).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"name":"Zoë"}',
    });
  });

  test('headers of the connection go with every call, those of a call with it alone, and ours stay', async () => {
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

  test('without a token there is no Authorization', async () => {
    const { connection, backend } = await connected((response) => sendJson(response, {}), {
      token: () => null,
    });
    await connection.get('products');
    expect(backend.requests[0]?.headers).not.toHaveProperty('authorization');
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

  test('one connection carries one call after the other', async () => {
    const { connection, backend } = await connected((response) => sendJson(response, {}));
    for (let call = 0; call < 5; call++) await connection.get('products');
    expect(backend.connections()).toBe(1);
  });

  test('a proxy of the environment is passed by', async () => {
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

describe('the one retry', () => {
  test.each([502, 503, 504])('after status %i', async (status) => {
    const { connection, backend } = await connected(
      (response, _, nth) => (nth === 1 ? response.writeHead(status).end() : sendJson(response, ['it'])),
      { retries: 1 },
    );
    await expect(connection.get('products')).resolves.toEqual(['it']);
    expect(backend.requests).toHaveLength(2);
  });

  test('after a broken connection', async () => {
    const { connection } = await connected(
      (response, _, nth) => (nth === 1 ? response.destroy() : sendJson(response, ['it'])),
      { retries: 1 },
    );
    await expect(connection.get('products')).resolves.toEqual(['it']);
  });

  test('after no answer in time, and only once', async () => {
    fakeTimeLimit();
    const { connection, backend } = await connected(timeRunsOut, { retries: 1 });
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'timeout' });
    expect(backend.requests).toHaveLength(2);
  });

  test.each([400, 404, 429, 500])('not after status %i', async (status) => {
    const { connection, backend } = await connected((response) => response.writeHead(status).end(), {
      retries: 1,
    });
    await expect(connection.get('products')).rejects.toMatchObject({ status });
    expect(backend.requests).toHaveLength(1);
  });

  test('not after an answer that cannot be read', async () => {
    const { connection, backend } = await connected((response) => response.end('<p>'), { retries: 1 });
    await expect(connection.get('products')).rejects.toMatchObject({ kind: 'malformed' });
    expect(backend.requests).toHaveLength(1);
  });

  test('not for a POST', async () => {
    const { connection, backend } = await connected((response) => response.writeHead(503).end(), {
      retries: 1,
    });
    await expect(connection.post('api/v1/email', {})).rejects.toMatchObject({ status: 503 });
    expect(backend.requests).toHaveLength(1);
  });

  test('not where there is none', async () => {
    const { connection, backend } = await connected((response) => response.writeHead(503).end(), {
      retries: 0,
    });
    await expect(connection.get('products')).rejects.toMatchObject({ status: 503 });
    expect(backend.requests).toHaveLength(1);
  });
});
