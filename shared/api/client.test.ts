import { apiOf } from './api-for-test';
import { ApiError, browserApi, createApi, serverApi } from './client';
import { closeBackends } from './fake-backend';

const deadlines = jest.spyOn(globalThis, 'setTimeout');

beforeEach(() => deadlines.mockClear());
afterEach(closeBackends);

test.each([
  ['browser', browserApi, 2, 10_000],
  ['server', serverApi, 1, 1_500],
])('the client of a %s has its limits', async (_, make, attempts, limit) => {
  const { backend } = await apiOf({}, 503);
  await expect(make({ backend: backend.address }).listProducts({})).rejects.toThrow(ApiError);
  expect(backend.requests).toHaveLength(attempts);
  expect(deadlines.mock.calls.filter(([, delay]) => delay === limit)).toHaveLength(attempts);
  expect(backend.requests[0]?.headers).not.toHaveProperty('authorization');
});

test.each([
  ['browser', browserApi],
  ['server', serverApi],
])('the client of a %s says on a GET too that it speaks JSON', async (_, make) => {
  const { backend } = await apiOf({ data: [] });
  await make({ backend: backend.address }).listProducts({});
  expect(backend.requests[0]).toMatchObject({
    method: 'GET',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
});

test('a client says for whom it asks', async () => {
  const { backend } = await apiOf({ data: [] });
  const headers = { 'X-Visitor-Address': '203.0.113.7' };
  await createApi({ backend: backend.address, timeout: 1_500, retries: 0, headers }).listProducts({});
  expect(backend.requests[0]?.headers['x-visitor-address']).toBe('203.0.113.7');
});
