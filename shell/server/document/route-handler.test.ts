import type { RemotePart } from '../../src/routes';
import { routeHandler } from './route-handler';

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

test('is kept for a release and its paths', () => {
  expect(routeHandler(lab)).toBe(routeHandler({ ...lab }));
  expect(routeHandler(null)).toBe(routeHandler(null));
});

test.each<[string, Partial<RemotePart>]>([
  ['release', { release: '1.0.1' }],
  ['remote', { remote: 'reviews' }],
  ['path', { paths: ['/lab', '/lab/:id'] }],
])('is another for another %s', (_, change) => {
  expect(routeHandler({ ...lab, ...change })).not.toBe(routeHandler(lab));
});

test('a release that is not to be had is asked for anew', async () => {
  const without = { ...lab, module: null };
  expect(routeHandler(without)).not.toBe(routeHandler(without));
  expect(routeHandler(without)).not.toBe(routeHandler(lab));
});
