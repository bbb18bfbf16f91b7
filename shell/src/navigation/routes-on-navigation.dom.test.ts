import type { ModuleLoader } from '../federation/module-loader';
import type { Composition } from '../page-data';
import { routesOnNavigation } from './routes-on-navigation';

const composition = { quote: { version: '1.0.0' } } as unknown as Composition;
const load = jest.fn(async () => ({ routes: [{ path: '/quote' }] }));
const content = { children: [{ path: '/about-us' }] };
const loadContent = jest.fn(async () => content);
const patch = jest.fn();

beforeEach(() => jest.clearAllMocks());

const onNavigation = (first: Parameters<typeof routesOnNavigation>[0]['first']) =>
  routesOnNavigation({
    composition,
    load: load as unknown as ModuleLoader,
    loadContent,
    first,
    target: () => '/quote',
  });

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
  const navigate = onNavigation('quote');
  await navigate({ path: '/nowhere', patch });
  await navigate({ path: '/quote', patch });
  expect(load).not.toHaveBeenCalled();
});

test('the shell’s own pages are added once, under the layout', async () => {
  const navigate = onNavigation(null);
  await Promise.all([navigate({ path: '/about-us', patch }), navigate({ path: '/contact', patch })]);
  await navigate({ path: '/post/some', patch });
  expect(patch.mock.calls).toEqual([['layout', [content]]]);
});

test('they are not loaded for other paths, or when they are there already', async () => {
  await onNavigation(null)({ path: '/shop', patch });
  await onNavigation('content')({ path: '/about-us', patch });
  expect(loadContent).not.toHaveBeenCalled();
});
