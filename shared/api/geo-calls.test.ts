import { apiAt, apiOf, asked } from './api-for-test';
import { closeBackends, sendJson } from './fake-backend';

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  jest.restoreAllMocks();
  await closeBackends();
});

test('states', async () => {
  const { api, backend } = await apiOf({
    data: [{ id: 1, name: 'Tasmania', abbreviation: 'TAS' }, { name: 'x' }],
  });
  await expect(api.states()).resolves.toEqual([{ name: 'Tasmania', abbreviation: 'TAS' }]);
  expect(asked(backend)).toEqual(['GET /api/v1/geo/states/']);
});

test('suburbs come from their own service, which gets no token and no headers of the backend', async () => {
  const { backend: service } = await apiOf({ data: [{ name: 'Hobart', postcode: 7000 }, 'Kingston'] });
  const { api, backend } = await apiAt((response) => sendJson(response, { data: [] }), {
    suburbs: `${service.address}/find`,
    token: () => 'abc',
    headers: { 'X-Shell-Secret': 'secret' },
  });
  await expect(api.suburbs('TAS')).resolves.toEqual([
    { name: 'Hobart', postcode: '7000' },
    { name: 'Kingston', postcode: null },
  ]);
  await api.states();
  expect(asked(service)).toEqual(['GET /find?q=&state_abbreviation=TAS']);
  expect(service.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(service.requests[0]?.headers).not.toHaveProperty('x-shell-secret');
  expect(service.requests[0]?.headers).not.toHaveProperty('content-type');
  expect(backend.requests[0]?.headers['x-shell-secret']).toBe('secret');
  expect(backend.requests[0]?.headers.authorization).toBe('Bearer abc');
});

test('without a suburbs service there are none, and nothing is called', async () => {
  const { api, backend } = await apiOf({ data: [{ name: 'Hobart' }] });
  await expect(api.suburbs('TAS')).resolves.toEqual([]);
  expect(backend.requests).toHaveLength(0);
});

test('a failure is logged and leaves the list empty', async () => {
  const { backend: service } = await apiOf({}, 500);
  const { api } = await apiAt((response) => sendJson(response, {}, 500), { suburbs: service.address });
  await expect(api.states()).resolves.toEqual([]);
  await expect(api.suburbs('TAS')).resolves.toEqual([]);
  expect(logged).toHaveBeenCalledTimes(2);
});
