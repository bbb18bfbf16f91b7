import { fakeBackend, sendJson } from '../testing/fake-backend';
import { isApiError } from './api-error';
import { browserConnections, connectToShop, serverConnections, withoutSending } from './connections';

jest.mock('./stored-login', () => ({ storedToken: () => 'abc' }));
let deadlines: jest.SpyInstance;

beforeEach(() => {
  deadlines = jest.spyOn(globalThis, 'setTimeout');
});

const answering = (status: number) => fakeBackend((response) => sendJson(response, { data: [] }, status));

test.each([
  ['browser', browserConnections, 2, 10_000],
  ['server', serverConnections, 1, 1_500],
])('the connections of a %s have their limits', async (_, connections, attempts, limit) => {
  const backend = await answering(503);
  const { shop } = connections({ backend: backend.address });
  expect(isApiError(await shop.get('products').catch((error) => error))).toBe(true);
  expect(backend.requests).toHaveLength(attempts);
  expect(deadlines.mock.calls.filter(([, delay]) => delay === limit)).toHaveLength(attempts);
});

test.each([
  ['browser', browserConnections, 'Bearer abc'],
  ['server', serverConnections, undefined],
])('a %s accepts JSON on a GET too, and sends a known login', async (_, connections, bearer) => {
  const backend = await answering(200);
  await connections({ backend: backend.address }).shop.get('products');
  expect(backend.requests[0]).toMatchObject({
    method: 'GET',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
  expect(backend.requests[0]?.headers.authorization).toBe(bearer);
});

test.each([browserConnections, serverConnections])(
  'the suburbs service gets no token and no header of the shop’s (%p)',
  async (connections) => {
    const service = await answering(200);
    const { suburbs } = connections({ backend: 'http://localhost:1', suburbs: `${service.address}/find` });
    await suburbs?.get('');
    expect(service.requests[0]?.path).toBe('/find');
    expect(service.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(service.requests[0]?.headers).not.toHaveProperty('content-type');
    expect(connections({ backend: 'http://localhost:1' }).suburbs).toBeNull();
  },
);

test('a connection sends the visitor’s address', async () => {
  const backend = await answering(200);
  const headers = { 'X-Visitor-Address': '203.0.113.7' };
  await connectToShop({ base: backend.address, timeout: 1_500, retries: 0, headers }).post(
    'api/v1/email',
    {},
  );
  expect(backend.requests[0]?.headers['x-visitor-address']).toBe('203.0.113.7');
});

test('a preview reads, and answers posts as accepted without sending them', async () => {
  const backend = await answering(200);
  const { shop, submissions } = withoutSending(browserConnections({ backend: backend.address }));
  await shop.get('products');
  for (const connection of [shop, submissions])
    expect(await connection.post('api/v1/email', {})).toEqual({ data: {} });
  expect(backend.requests.map(({ method }) => method)).toEqual(['GET']);
});
