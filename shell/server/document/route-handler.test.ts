import { captureEvents } from 'log/testing/capture-events';
import type { RemotePart } from '../../src/routes';
import { documentHandler, routeHandler } from './route-handler';

const lab: RemotePart = {
  remote: 'lab',
  release: '1.0.0',
  paths: ['/lab'],
  module: {
    routes: [
      { path: '/lab', element: null },
      { path: '/lab/:id', element: null },
    ],
  },
};

test('is reused for a release and its paths', () => {
  expect(routeHandler(lab)).toBe(routeHandler({ ...lab }));
  expect(routeHandler(null)).toBe(routeHandler(null));
});

test.each<[string, Partial<RemotePart>]>([
  ['release', { release: '1.0.1' }],
  ['remote', { remote: 'reviews' }],
  ['path', { paths: ['/lab', '/lab/:id'] }],
  ['release of the same name', { module: { routes: [{ path: '/lab', element: null }] } }],
])('is another for another %s', (_, change) => {
  expect(routeHandler({ ...lab, ...change })).not.toBe(routeHandler(lab));
});

test('logs a declared path without a route once per release', () => {
  const events = captureEvents();
  const paths = ['/lab', '/lab/:id', '/lab/new', '/lab/:id/parts', '/reviews/*'];
  for (let document = 0; document < 3; document += 1) routeHandler({ ...lab, release: '2.0.0', paths });
  expect(events.map(({ msg }) => msg)).toEqual(
    ['/lab/:id/parts', '/reviews/*'].map((path) => `lab 2.0.0 declares ${path}, and has no route for it`),
  );
});

test('retries a release that was unavailable', async () => {
  const without = { ...lab, module: null };
  expect(routeHandler(without)).not.toBe(routeHandler(without));
  expect(routeHandler(without)).not.toBe(routeHandler(lab));
});

test("there is no handler if the shell's own pages fail", () => {
  const fault = () => {
    throw new Error('fault');
  };
  const modules = { owner: null, widgets: {}, names: [], needed: [] };
  expect(() => documentHandler(modules, fault, jest.fn())).toThrow('fault');
});
