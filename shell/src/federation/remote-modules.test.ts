import { loadRoutes, loadWidget, partsOf } from './remote-modules';

test('a module’s name consists of its remote and its exposed name', () => {
  expect(partsOf('lab/routes')).toEqual({ remote: 'lab', exposed: 'routes' });
  expect(partsOf('lab/foot/page')).toEqual({ remote: 'lab', exposed: 'foot/page' });
});

const giving = (module: unknown) => jest.fn(async () => module);

test('loads the routes from the remote’s exposed module routes', async () => {
  const module = { routes: [{ path: '/lab' }] };
  const load = giving(module);
  expect(await loadRoutes(load, 'lab')).toBe(module);
  expect(load).toHaveBeenCalledWith('lab/routes');
});

test('loads a widget from the exposed module with the slot’s name', async () => {
  const module = { Widget: () => null };
  const load = giving(module);
  expect(await loadWidget(load, 'lab', 'page-foot')).toBe(module);
  expect(load).toHaveBeenCalledWith('lab/page-foot');
});

test.each([null, undefined, 'routes', [], {}, { routes: null }, { routes: {} }, { default: [] }])(
  'refuses %j without routes in one sentence',
  async (module) => {
    await expect(loadRoutes(giving(module), 'lab')).rejects.toThrow(new Error('lab/routes has no routes.'));
  },
);

test.each([
  [[null]],
  [[{ path: '/lab' }, 'lab']],
  [[{ path: 5 }]],
  [[{ path: null }]],
  [[{ path: '/lab', children: {} }]],
  [[{ path: '/lab', children: null }]],
  [[{ path: '/lab', children: [{ index: true, children: [] }] }]],
  [[{ path: '/lab', children: [{ path: 'about', children: [null] }] }]],
])('refuses %j, a route of a wrong shape, in one sentence', async (routes) => {
  await expect(loadRoutes(giving({ routes }), 'lab')).rejects.toThrow(
    new Error('lab/routes has a route of a wrong shape.'),
  );
});

test('routes may be nested, with an index and without paths', async () => {
  const module = {
    routes: [
      { path: '/lab', children: [{ index: true }, { children: [{ path: 'about' }] }] },
      { path: undefined },
    ],
  };
  expect(await loadRoutes(giving(module), 'lab')).toBe(module);
});

test.each([null, undefined, 'Widget', {}, { Widget: null }, { default: () => null }])(
  'refuses %j without a widget in one sentence',
  async (module) => {
    await expect(loadWidget(giving(module), 'lab', 'page-foot')).rejects.toThrow(
      new Error('lab/page-foot has no Widget.'),
    );
  },
);

test("passes on the loader's reason of a failure", async () => {
  const error = new Error('late');
  await expect(loadRoutes(() => Promise.reject(error), 'lab')).rejects.toBe(error);
  await expect(loadWidget(() => Promise.reject(error), 'lab', 'page-foot')).rejects.toBe(error);
});
