import type { PageData } from '../page-data';
import { initialRemotePart } from './initial-remote-part';

const routes = { routes: [{ path: '/lab' }] };
const owner = { remote: 'lab', paths: ['/lab'] };
const page = (changes: object = {}) =>
  ({
    owner: 'lab',
    owners: [{ remote: 'reviews', paths: ['/reviews'] }, owner],
    composition: { lab: { version: '1.0.0' } },
    rendered: ['lab/routes'],
    matched: [{ id: '0-2-0-0', path: '/lab' }],
    hydration: { loaderData: {}, actionData: null, errors: null },
    ...changes,
  }) as unknown as PageData;

test('contains the owner’s release with its routes', async () => {
  const load = jest.fn(async () => routes);
  expect(await initialRemotePart(page(), '/lab', load)).toEqual({
    ...owner,
    release: '1.0.0',
    module: routes,
  });
  expect(load).toHaveBeenCalledWith('lab/routes');
});

test('does not exist on a page of the shell', async () => {
  expect(await initialRemotePart(page({ owner: null }), '/lab', async () => routes)).toBeNull();
});

test('has no routes if the server had none, and does not load them', async () => {
  const load = jest.fn(async () => routes);
  const without = page({ rendered: ['lab/page-foot'], composition: {} });
  expect(await initialRemotePart(without, '/lab', load)).toEqual({
    ...owner,
    release: undefined,
    module: null,
  });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('late'))],
  ['are none', async () => ({})],
])('has no routes where they %s', async (_, load) => {
  expect(await initialRemotePart(page(), '/lab', load)).toEqual({ ...owner, release: '1.0.0', module: null });
});

describe('has placeholders for late routes', () => {
  beforeEach(() => jest.useFakeTimers());
  const late = () => new Promise((resolve) => setTimeout(resolve, 3_000, routes));

  test('after a second', async () => {
    const part = initialRemotePart(page(), '/lab', late);
    await jest.advanceTimersByTimeAsync(999);
    expect(await Promise.race([part, 'waiting'])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(await part).toMatchObject({ module: null, late: [{ id: '0-2-0-0', path: '/lab' }] });
  });

  test.each([
    ['nothing of it is at the address', { matched: [] }],
    ['the page has an error', { hydration: { loaderData: {}, actionData: null, errors: { layout: {} } } }],
  ])('but not if %s', async (_, changes) => {
    const part = initialRemotePart(page(changes), '/lab', late);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await part).toEqual({ ...owner, release: '1.0.0', module: routes });
  });
});
