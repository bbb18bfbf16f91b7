import { apiOf } from './api-for-test';
import { ApiError, browserApi, serverApi } from './client';
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

test('the client of a server says for whom it asks', async () => {
  const { backend } = await apiOf({ data: [] });
  await serverApi({ backend: backend.address }, { 'X-Visitor-Address': '203.0.113.7' }).listProducts({});
  expect(backend.requests[0]?.headers['x-visitor-address']).toBe('203.0.113.7');
});
