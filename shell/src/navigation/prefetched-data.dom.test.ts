import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { assignedRoutes } from '../remotes/assigned-routes';
import { createPrefetchedData } from './prefetched-data';

const url = (path: string) => new URL(path, location.origin);

function shop(loader: () => Promise<unknown>) {
  const load = jest.fn(loader);
  const routes = [{ path: '/' }, { path: '/product/:id', loader: load }];
  const prefetched = createPrefetchedData(() => new RouterContextProvider());
  const router = createMemoryRouter([{ children: routes }], { dataStrategy: prefetched.dataStrategy });
  const shown = () => Object.values(router.state.loaderData)[0];
  return { prefetched, router, load, routes, shown };
}

test('a navigation uses what was prefetched', async () => {
  const { prefetched, router, load, routes, shown } = shop(async () => 'gauze');
  prefetched.prefetch(url('/product/1'), routes);
  prefetched.prefetch(url('/product/1'), routes);
  await router.navigate('/product/1');
  expect(shown()).toBe('gauze');
  expect(load).toHaveBeenCalledTimes(1);
});

test('each of nested routes gets its own data, also where layouts have lost their paths', async () => {
  const named = (name: string) => jest.fn(async () => name);
  const loaders = { section: named('section'), frame: named('frame'), page: named('page') };
  const lab = assignedRoutes(
    [
      {
        path: '/lab',
        loader: loaders.section,
        children: [{ path: 'x', loader: loaders.frame, children: [{ path: ':id', loader: loaders.page }] }],
      },
    ],
    ['/lab/x/:id'],
  );
  const prefetched = createPrefetchedData(() => new RouterContextProvider());
  const router = createMemoryRouter([{ children: [{ path: '/' }, { children: lab }] }], {
    dataStrategy: prefetched.dataStrategy,
  });
  prefetched.prefetch(url('/lab/x/1'), lab);
  await router.navigate('/lab/x/1');
  expect(Object.values(router.state.loaderData)).toEqual(['section', 'frame', 'page']);
  for (const loader of Object.values(loaders)) expect(loader).toHaveBeenCalledTimes(1);
});

test.each([
  ['once: the next navigation loads anew', ['/product/1', '/', '/product/1'], 0],
  ['for no other address', ['/product/2'], 0],
  ['for ten seconds', ['/product/1'], 10_000],
])('prefetched data is used %s', async (_, addresses, later) => {
  const { prefetched, router, load, routes } = shop(async () => 'gauze');
  prefetched.prefetch(url('/product/1'), routes);
  const now = performance.now();
  if (later > 0) jest.spyOn(performance, 'now').mockReturnValue(now + later);
  for (const address of addresses) await router.navigate(address);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed prefetch fails the navigation', async () => {
  const { prefetched, router, routes } = shop(() => Promise.reject(new Error('down')));
  prefetched.prefetch(url('/product/1'), routes);
  await router.navigate('/product/1');
  expect(String(Object.values(router.state.errors ?? {})[0])).toBe('Error: down');
});

test('a navigation requests a prefetched redirect again', async () => {
  let leads = true;
  const { prefetched, router, load, routes, shown } = shop(async () => {
    if (leads) throw new Response(null, { status: 302, headers: { Location: '/' } });
    return 'gauze';
  });
  prefetched.prefetch(url('/product/1'), routes);
  leads = false;
  await router.navigate('/product/1');
  expect(shown()).toBe('gauze');
  expect(load).toHaveBeenCalledTimes(2);
});
