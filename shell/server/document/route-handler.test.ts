import { heardEvents } from 'log/testing/heard-events';
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

test('is kept for a release and its paths', () => {
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

test('what is declared without a route is said once for a release', () => {
  const events = heardEvents();
  const paths = ['/lab', '/lab/:id', '/lab/new', '/lab/:id/parts', '/reviews/*'];
  for (let document = 0; document < 3; document += 1) routeHandler({ ...lab, release: '2.0.0', paths });
  expect(events.map(({ msg }) => msg)).toEqual(
    ['/lab/:id/parts', '/reviews/*'].map((path) => `lab 2.0.0 declares ${path}, and has no route for it`),
  );
});

test('a release that is not to be had is asked for anew', async () => {
  const without = { ...lab, module: null };
  expect(routeHandler(without)).not.toBe(routeHandler(without));
  expect(routeHandler(without)).not.toBe(routeHandler(lab));
});

describe('that of a document', () => {
  const names = ['lab/routes', 'lab/page-foot'] as const;
  const widgets = { 'lab/page-foot': { Widget: () => null } };
  const needed = ['lab'];
  const report = jest.fn();
  beforeEach(() => report.mockClear());

  test('is that of the owner’s routes', () => {
    const modules = { owner: lab, widgets, names, needed };
    expect(documentHandler(modules, routeHandler, report)).toEqual({ handler: routeHandler(lab), modules });
    expect(report).not.toHaveBeenCalled();
  });

  test('is without the owner’s routes where none can be made of them, and that is said', async () => {
    const routes = [{ path: '/lab', children: [{ path: '/about' }] }];
    const owner = { ...lab, paths: ['/lab', '/about'], module: { routes } };
    const handlerOf = jest.fn(routeHandler);
    const { handler, modules } = documentHandler({ owner, widgets, names, needed }, handlerOf, report);
    expect(modules).toEqual({ owner: { ...owner, module: null }, widgets, names: ['lab/page-foot'], needed });
    expect(handlerOf).toHaveBeenLastCalledWith(modules.owner);
    expect(handlerOf).toHaveLastReturnedWith(handler);
    const message = expect.stringContaining('nested under path "/lab" is not valid');
    expect(report.mock.calls).toEqual([['lab', expect.objectContaining({ message })]]);
  });

  test('is not made where the shell’s own pages are at fault', () => {
    const fault = () => {
      throw new Error('fault');
    };
    expect(() => documentHandler({ owner: null, widgets, names, needed }, fault, report)).toThrow('fault');
  });
});
