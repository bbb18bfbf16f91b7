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
    ...changes,
  }) as unknown as PageData;

test('is the owner’s release, with its routes', async () => {
  const load = jest.fn(async () => routes);
  expect(await initialRemotePart(page(), load)).toEqual({ ...owner, release: '1.0.0', module: routes });
  expect(load).toHaveBeenCalledWith('lab/routes');
});

test('is none of a page of the shell’s', async () => {
  expect(await initialRemotePart(page({ owner: null }), async () => routes)).toBeNull();
});

test('has no routes where the server had none, and does not load them', async () => {
  const load = jest.fn(async () => routes);
  const without = page({ rendered: ['lab/page-foot'], composition: {} });
  expect(await initialRemotePart(without, load)).toEqual({ ...owner, release: undefined, module: null });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('late'))],
  ['are none', async () => ({})],
])('has no routes where they %s', async (_, load) => {
  expect(await initialRemotePart(page(), load)).toEqual({ ...owner, release: '1.0.0', module: null });
});
