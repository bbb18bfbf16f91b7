import { heardEvents } from 'log/testing/heard-events';
import type { StaticHandlerContext } from 'react-router-dom';
import type { RemotePart } from '../../src/routes';
import { documentStatus } from './document-status';
import { routeHandler } from './route-handler';

const lab: RemotePart = {
  remote: 'lab',
  release: '1.0.0',
  paths: ['/lab', '/lab/new'],
  module: { routes: [{ path: '/lab', element: null }] },
};

async function statusAt(path: string, owner: RemotePart | null, hasRemotePage: boolean) {
  const context = await routeHandler(owner).query(new Request(`http://lab.test${path}`));
  return documentStatus(context as StaticHandlerContext, owner !== null, hasRemotePage);
}

beforeEach(() => {
  heardEvents();
});
afterEach(() => jest.restoreAllMocks());

test.each<[string, string, RemotePart | null, boolean, number]>([
  ['that is there', '/lab', lab, true, 200],
  ['that threw', '/lab', lab, false, 503],
  ['whose release cannot be had', '/lab/new', { ...lab, module: null }, false, 503],
  ['that is declared and has no route', '/lab/new', lab, false, 404],
  ['that is nobody’s', '/nowhere', null, false, 404],
])('of a page %s', async (_, path, owner, hasRemotePage, status) => {
  expect(await statusAt(path, owner, hasRemotePage)).toBe(status);
});

test.each<[string, string, RemotePart | null, number]>([
  ['a page whose release cannot be had', '/lab', { ...lab, module: null }, 503],
  ['an address that is nobody’s', '/nowhere', null, 404],
])('a form that is posted to %s is answered inside the layout', async (_, path, owner, status) => {
  const request = new Request(`http://lab.test${path}`, { method: 'POST', body: new URLSearchParams() });
  const context = (await routeHandler(owner).query(request)) as StaticHandlerContext;
  expect(context.errors).toBeNull();
  expect(documentStatus(context, owner !== null, false)).toBe(status);
});
