import { contentOnNavigation } from './content-on-navigation';

const route = { children: [{ path: '/about-us' }] };
const load = jest.fn(async () => route);
const patch = jest.fn();

beforeEach(() => jest.clearAllMocks());

test('the pages are added once, under the layout', async () => {
  const navigate = contentOnNavigation(load, false, () => '/about-us');
  await Promise.all([navigate({ path: '/about-us', patch }), navigate({ path: '/contact', patch })]);
  await navigate({ path: '/post/some', patch });
  expect(patch.mock.calls).toEqual([['layout', [route]]]);
});

test('nothing is loaded for other paths, or when the pages are there already', async () => {
  await contentOnNavigation(load, false, () => '/shop')({ path: '/shop', patch });
  await contentOnNavigation(load, true, () => '/about-us')({ path: '/about-us', patch });
  expect(load).not.toHaveBeenCalled();
});
