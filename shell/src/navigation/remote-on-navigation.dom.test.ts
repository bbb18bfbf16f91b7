import type { ModuleLoader } from '../federation/module-loader';
import type { Composition } from '../page-data';
import { remoteOnNavigation } from './remote-on-navigation';

const composition = { quote: { version: '1.0.0' } } as unknown as Composition;
const load = jest.fn(async () => ({ routes: [{ path: '/quote' }] }));
const patch = jest.fn();

beforeEach(() => jest.clearAllMocks());

const onNavigation = (first: Parameters<typeof remoteOnNavigation>[2]) =>
  remoteOnNavigation(composition, load as unknown as ModuleLoader, first, () => '/quote');

test('a remote’s routes are added once, under the layout', async () => {
  const navigate = onNavigation(null);
  await navigate({ path: '/quote', patch });
  await navigate({ path: '/quote', patch });
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('quote/routes');
  expect(patch).toHaveBeenCalledTimes(1);
  expect(patch).toHaveBeenCalledWith('layout', [expect.objectContaining({ children: expect.anything() })]);
});

test('nothing is loaded for a path of the shell, or for the remote that is there already', async () => {
  const module = { routes: [] };
  const navigate = onNavigation({ remote: 'quote', release: '1.0.0', module });
  await navigate({ path: '/nowhere', patch });
  await navigate({ path: '/quote', patch });
  expect(load).not.toHaveBeenCalled();
});
