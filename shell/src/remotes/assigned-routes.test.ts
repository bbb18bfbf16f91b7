import { layoutRouteId } from '@storefront/shared/contracts/site';
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { assignedRoutes } from './assigned-routes';

/** Handles of the routes at an address, outermost first; null if there are none. */
const shown = (routes: RouteObject[], paths: string[]) => (address: string) =>
  matchRoutes(assignedRoutes(routes, paths), address)?.map(({ route }) => route.handle) ?? null;

const flat: RouteObject[] = [
  { handle: 'list', path: '/lab' },
  { handle: 'one', path: '/lab/:id' },
  { handle: 'old', path: '/lab/old/:id' },
];

test('a flat list keeps its assigned routes only', () => {
  const at = shown(flat, ['/lab', '/lab/old/:id']);
  expect([at('/lab'), at('/lab/old/1'), at('/lab/1')]).toEqual([['list'], ['old'], null]);
  expect(assignedRoutes(flat, [])).toEqual([]);
});

test('an assigned path without a route does not exist', () => {
  expect(shown(flat, ['/lab', '/reviews'])('/reviews')).toBeNull();
});

test('names of parameters and case do not matter', () => {
  const at = shown(flat, ['/Lab', '/lab/:number']);
  expect([at('/lab'), at('/lab/1')]).toEqual([['list'], ['one']]);
});

test('a path with an optional part is another path', () => {
  expect(assignedRoutes([{ path: '/lab/:id?' }], ['/lab/:id'])).toEqual([]);
});

test('a route keeps its other fields', () => {
  const route = { path: '/lab', element: 'Lab', loader: () => null, handle: 1 };
  expect(assignedRoutes([route], ['/lab'])).toEqual([route]);
});

test("makes a router of routes with ids, also equal to the shell's", () => {
  const routes = [
    { id: layoutRouteId, path: '/lab', children: [{ id: 'about', path: 'about' }] },
    { id: 'about', path: '/about' },
  ];
  const children = assignedRoutes(routes, ['/lab', '/lab/about', '/about']);
  expect(() => createStaticHandler([{ id: layoutRouteId, children }])).not.toThrow();
});

const nested: RouteObject[] = [
  {
    handle: 'frame',
    path: 'lab',
    children: [
      { handle: 'home', index: true },
      { handle: 'pathless', children: [{ handle: 'about', path: 'about' }] },
      { handle: 'one', path: ':id', children: [{ handle: 'edit', path: 'edit' }] },
      { handle: 'absolute', path: '/lab/notes/:note' },
    ],
  },
];

test('a nested list keeps all its assigned paths', () => {
  const at = shown(nested, ['/lab', '/lab/about', '/lab/:id', '/lab/:id/edit', '/lab/notes/:note']);
  expect(at('/lab')).toEqual(['frame', 'home']);
  expect(at('/lab/about')).toEqual(['frame', 'pathless', 'about']);
  expect(at('/lab/1')).toEqual(['frame', 'one']);
  expect(at('/lab/1/edit')).toEqual(['frame', 'one', 'edit']);
  expect(at('/lab/notes/1')).toEqual(['frame', 'absolute']);
});

test('an assigned child is in its layout, even if the layout’s own path is not assigned', () => {
  const at = shown(nested, ['/lab/:id/edit', '/lab/about', '/lab/notes/:note']);
  expect(at('/lab/1/edit')).toEqual(['frame', 'one', 'edit']);
  expect(at('/lab/about')).toEqual(['frame', 'pathless', 'about']);
  expect(at('/lab/notes/1')).toEqual(['frame', 'absolute']);
  expect([at('/'), at('/lab'), at('/lab/1'), at('/lab/notes')]).toEqual([null, null, null, null]);
});

test('a layout whose children are not assigned has only its index', () => {
  const at = shown(nested, ['/lab']);
  expect(at('/lab')).toEqual(['frame', 'home']);
  expect([at('/lab/about'), at('/lab/1'), at('/lab/1/edit'), at('/lab/notes/1')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

/** A root with two pages below it. */
const root = (home: object, lab: object, own: object = {}): RouteObject => ({
  ...own,
  children: [
    { handle: 'home', ...home },
    { handle: 'lab', ...lab },
  ],
});

test.each<[string, RouteObject]>([
  ['of a root with a slash', root({ index: true }, { path: 'lab' }, { path: '/' })],
  ['of a root without a path', root({ index: true }, { path: 'lab' })],
  ['with slashes at their ends', root({ path: '' }, { path: 'lab/' }, { path: '/' })],
  ['of an index with its path', root({ path: '/', index: true }, { path: '/lab', index: true })],
])('children %s are at their addresses only', (_, route) => {
  const last = (paths: string[], address: string) => shown([route], paths)(address)?.at(-1) ?? null;
  expect([last(['/'], '/'), last(['/'], '/lab')]).toEqual(['home', null]);
  expect([last(['/lab'], '/'), last(['/lab'], '/lab')]).toEqual([null, 'lab']);
  expect([last(['/', '/lab'], '/'), last(['/', '/lab'], '/lab')]).toEqual(['home', 'lab']);
});

test('a pattern with * assigns all paths below it', () => {
  const below: RouteObject[] = [{ path: '/lab', children: [{ handle: 'rest', path: '*' }] }];
  expect(shown(below, ['/lab/*'])('/lab/a/b')?.at(-1)).toBe('rest');
  expect(shown(below, ['/lab'])('/lab/a/b')).toBeNull();
});

test('removes a layout without a path if no page of it is left', () => {
  const frame = { path: '/lab', children: [{ children: [{ path: 'about' }] }] };
  expect(assignedRoutes([frame], ['/lab'])).toEqual([{ path: '/lab', children: [] }]);
});

test("leaves the remote's own routes unchanged", () => {
  const before = JSON.stringify(nested);
  assignedRoutes(nested, ['/lab/about']);
  expect(JSON.stringify(nested)).toBe(before);
});
