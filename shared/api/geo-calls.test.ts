import { apiOf, apiTo, asked } from './api-for-test';

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('states', async () => {
  const { api, backend } = await apiOf({
    data: [{ id: 1, name: 'Tasmania', abbreviation: 'TAS' }, { name: 'x' }],
  });
  await expect(api.states()).resolves.toEqual([{ name: 'Tasmania', abbreviation: 'TAS' }]);
  expect(asked(backend)).toEqual(['GET /api/v1/geo/states/']);
});

test('suburbs are requested from the suburbs service', async () => {
  const { backend: service } = await apiOf({ data: [{ name: 'Hobart', postcode: 7000 }, 'Kingston'] });
  const { backend } = await apiOf({ data: [] });
  const api = apiTo(backend.address, `${service.address}/find`);
  await expect(api.suburbs('TAS')).resolves.toEqual([
    { name: 'Hobart', postcode: '7000' },
    { name: 'Kingston', postcode: null },
  ]);
  expect(asked(service)).toEqual(['GET /find?q=&state_abbreviation=TAS']);
  expect(backend.requests).toHaveLength(0);
});

test('without a suburbs service there are no suburbs and no call', async () => {
  const { api, backend } = await apiOf({ data: [{ name: 'Hobart' }] });
  await expect(api.suburbs('TAS')).resolves.toEqual([]);
  expect(backend.requests).toHaveLength(0);
});

test('a failure is logged and leaves the list empty', async () => {
  const { backend: service } = await apiOf({}, 500);
  const api = apiTo(service.address, service.address);
  await expect(api.states()).resolves.toEqual([]);
  await expect(api.suburbs('TAS')).resolves.toEqual([]);
  expect(logged).toHaveBeenCalledTimes(2);
});
