import { layoutRouteId } from '@storefront/shared/contracts/site';
import { createMemoryRouter } from 'react-router-dom';
import type { ModuleLoader } from '../federation/remote-modules';
import type { Composition } from '../page-data';
import { pathOwners } from '../remotes/path-owners';
import { routesOnNavigation } from './routes-on-navigation';

jest.mock('../remotes/document-address', () => ({ documentAddress: '/nowhere?page=2' }));
const leave = jest.fn();
Object.assign(globalThis, { location: { assign: leave } });

const composition = { lab: { version: '1.0.0' } } as unknown as Composition;
const load = jest.fn<Promise<unknown>, []>(async () => ({ routes: [{ path: '/lab' }, { path: '/old' }] }));
const content = { children: [{ path: '/about-us' }] };
const loadContent = jest.fn(async () => content);
const patch = jest.fn();
const { signal } = new AbortController();

beforeEach(() => jest.clearAllMocks());

const onNavigation = (
  first: Parameters<typeof routesOnNavigation>[0]['first'],
  target = '/lab',
  loader: ModuleLoader = load,
) =>
  routesOnNavigation({
    composition,
    ownerOf: pathOwners([
      { remote: 'lab', paths: ['/lab', '/lab/:id'] },
      { remote: 'reviews', paths: [], lacking: ['/lab/reviews'] },
    ]),
    load: loader,
    loadContent,
    first,
    target: () => target,
  });

const to = (path: string) => ({ path, signal, patch });

/** The route around a remote's page: its boundary, then its routes. */
const pathsOf = ([, [boundary]]: Parameters<typeof patch>) =>
  boundary.children.flatMap(({ children }: { children: { path: string }[] }) =>
    children.map(({ path }) => path),
  );

/** Whether the navigation ends: a document navigation never does. */
const ends = (navigation: Promise<void>) =>
  Promise.race([navigation.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

test('a remote’s routes are added once, under the layout, those of its paths', async () => {
  const navigate = onNavigation(null);
  await Promise.all([navigate(to('/lab')), navigate(to('/lab'))]);
  expect(load).toHaveBeenCalledWith('lab/routes');
  load.mockClear();
  await navigate(to('/lab/1'));
  expect(load).not.toHaveBeenCalled();
  expect(patch).toHaveBeenCalledTimes(1);
  expect(patch).toHaveBeenCalledWith('layout', [expect.objectContaining({ children: expect.anything() })]);
  expect(pathsOf(patch.mock.lastCall)).toEqual(['/lab']);
  expect(leave).not.toHaveBeenCalled();
});

test('loads nothing for the remote of the present page', async () => {
  await onNavigation({ remote: 'lab' })(to('/lab'));
  expect(load).not.toHaveBeenCalled();
  expect(patch).not.toHaveBeenCalled();
});

test('the shell’s own pages are added once, under the layout', async () => {
  const navigate = onNavigation(null);
  await Promise.all([navigate(to('/about-us')), navigate(to('/contact'))]);
  await navigate(to('/post/some'));
  expect(patch.mock.calls).toEqual([['layout', [content]]]);
  expect(leave).not.toHaveBeenCalled();
});

test('the shell’s own pages are not loaded for other paths, or a second time', async () => {
  await onNavigation(null)(to('/lab'));
  await onNavigation('content')(to('/about-us'));
  expect(loadContent).not.toHaveBeenCalled();
});

test.each([null, 'content', { remote: 'lab' }] as const)(
  'a path unknown to this page is a document navigation, whatever the first page was (%j)',
  async (first) => {
    const navigation = onNavigation(first, '/reviews?page=2#top')(to('/reviews'));
    expect(await ends(navigation)).toBe(false);
    expect(leave.mock.calls).toEqual([['/reviews?page=2#top']]);
    expect(load).not.toHaveBeenCalled();
    expect(patch).not.toHaveBeenCalled();
  },
);

test("a path that its owner's release lacks is a document navigation, even if a wider pattern matches", async () => {
  const children = [{ path: '/' }, { path: '/lab/:id' }, { path: '*' }];
  const router = createMemoryRouter([{ id: layoutRouteId, children }], {
    patchRoutesOnNavigation: onNavigation({ remote: 'lab' }, '/lab/reviews'),
  });
  expect(await ends(router.navigate('/lab/reviews'))).toBe(false);
  expect(leave.mock.calls).toEqual([['/lab/reviews']]);
});

test('the same path with another query is a document navigation too', async () => {
  expect(await ends(onNavigation(null, '/nowhere?page=3')(to('/nowhere')))).toBe(false);
  expect(leave.mock.calls).toEqual([['/nowhere?page=3']]);
});

test.each(['/nowhere?page=2', '/nowhere?page=2#top'])(
  'the address of this document, %s, does not make it load again',
  async (address) => {
    expect(await ends(onNavigation(null, address)(to('/nowhere')))).toBe(true);
    expect(leave).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  },
);

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('late'))],
  ['has no routes', async () => ({})],
])('the page of a remote that %s is a document navigation', async (_, fail) => {
  load.mockImplementationOnce(fail);
  expect(await ends(onNavigation(null, '/lab?page=2')(to('/lab')))).toBe(false);
  expect(leave.mock.calls).toEqual([['/lab?page=2']]);
  expect(patch).not.toHaveBeenCalled();
});

test("a shell's page that cannot be loaded is a document navigation", async () => {
  loadContent.mockRejectedValueOnce(new Error('late'));
  expect(await ends(onNavigation(null, '/about-us')(to('/about-us')))).toBe(false);
  expect(leave.mock.calls).toEqual([['/about-us']]);
});

describe('a navigation that is abandoned while the code loads', () => {
  let comes: (module: unknown) => void;
  let fails: (error: Error) => void;
  let code: Promise<unknown>;
  const routes = [{ path: '/lab' }, { path: '/lab/:id' }];
  const routerAt = () =>
    createMemoryRouter([{ id: layoutRouteId, children: [{ path: '/about-us' }, { path: '*' }] }], {
      initialEntries: ['/about-us'],
      patchRoutesOnNavigation: onNavigation('content', '/lab', () => code),
    });
  const shown = (router: ReturnType<typeof routerAt>) => router.state.matches.at(-1)?.route.path;

  beforeEach(() => {
    code = new Promise((resolve, reject) => {
      comes = resolve;
      fails = reject;
    });
  });

  test('does not stop a later navigation to the same remote', async () => {
    const router = routerAt();
    const abandoned = router.navigate('/lab');
    await router.navigate('/about-us');
    comes({ routes });
    await abandoned;
    await router.navigate('/lab');
    expect(shown(router)).toBe('/lab');
  });

  test('does not stop another one that waits for the same code', async () => {
    const router = routerAt();
    const navigations = [router.navigate('/lab'), router.navigate('/lab/1')];
    comes({ routes });
    await Promise.all(navigations);
    expect(shown(router)).toBe('/lab/:id');
  });

  test('a failure does not leave the page that the visitor has since opened', async () => {
    const router = routerAt();
    const abandoned = router.navigate('/lab');
    await router.navigate('/about-us');
    fails(new Error('late'));
    expect(await ends(abandoned)).toBe(true);
    expect(leave).not.toHaveBeenCalled();
    expect(shown(router)).toBe('/about-us');
  });
});
