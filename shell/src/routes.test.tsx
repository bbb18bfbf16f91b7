import { matchRoutes } from 'react-router-dom';
import { NotFound } from './pages/NotFound';
import { RemotePageFailed } from './remotes/RemotePageFailed';
import { type RemotePart, storefrontRoutes } from './routes';

const lab = (changes: Partial<RemotePart> = {}): RemotePart => ({
  remote: 'lab',
  release: '1.0.0',
  paths: ['/lab', '/lab/*'],
  module: { routes: ['/lab', '/lab/*', '/old', '/cart', '*'].map((path) => ({ path, handle: path })) },
  ...changes,
});
const routesAt = (address: string, changes?: Partial<RemotePart>) =>
  matchRoutes(storefrontRoutes(lab(changes), null), address)?.map(({ route }) => route) ?? [];
const handleAt = (address: string) => routesAt(address).at(-1)?.handle;

test("a remote's routes at its paths are among the shell's", () => {
  expect([handleAt('/lab'), handleAt('/lab/1')]).toEqual(['/lab', '/lab/*']);
});

test.each(['/old', '/nowhere', '/'])('%s does not exist', (address) => {
  expect(routesAt(address).at(-1)?.element).toEqual(<NotFound />);
});

test('changes of the cart belong to the shell', () => {
  expect(routesAt('/cart').at(-1)?.id).toBe('state-form');
});

test.each<[string, Partial<RemotePart>]>([
  ['module', { module: null }],
  ['release', { release: undefined }],
])('without its %s a remote keeps its addresses', (_, changes) => {
  for (const address of ['/lab', '/lab/1']) {
    expect(routesAt(address, changes).map(({ element }) => element)).toContainEqual(
      <RemotePageFailed remote="lab" release={changes.module === null ? '1.0.0' : undefined} />,
    );
  }
  expect(routesAt('/old', changes).at(-1)?.element).toEqual(<NotFound />);
});
