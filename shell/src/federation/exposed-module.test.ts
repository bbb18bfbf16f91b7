import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import type { Container } from './container';
import { exposedModule } from './exposed-module';

test('a container gets what the shell shares, once, before the first of its modules', async () => {
  const calls: unknown[] = [];
  const container = {
    init: jest.fn((shared: object) => calls.push(Object.keys(shared))),
    get: async (name: string) => {
      calls.push(name);
      return () => ({ name });
    },
  };
  expect(await exposedModule(container, 'routes', 5_000)).toEqual({ name: './routes' });
  expect(await exposedModule(container, 'page-foot', 5_000)).toEqual({ name: './page-foot' });
  expect(calls).toEqual([expect.arrayContaining(Object.values(sharedModules)), './routes', './page-foot']);
});

test.each([
  () => {
    throw new Error('late');
  },
  () => Promise.reject(new Error('late')),
])('one that could not take it is asked again', async (fail) => {
  const init = jest.fn((): unknown => fail());
  const container = { init, get: async () => () => 'there' };
  await expect(exposedModule(container, 'routes', 5_000)).rejects.toThrow('late');
  init.mockReturnValue(undefined);
  expect(await exposedModule(container, 'routes', 5_000)).toBe('there');
});

test('a name that a container does not have, and a module that throws, are told', async () => {
  const init = () => {};
  const lacking = { init, get: () => Promise.reject(new Error('Module "./x" does not exist in container.')) };
  await expect(exposedModule(lacking, 'x', 5_000)).rejects.toThrow('does not exist');
  const broken = {
    init,
    get: async () => () => {
      throw new Error('broken');
    },
  };
  await expect(exposedModule(broken, 'routes', 5_000)).rejects.toThrow('broken');
});

test.each<[string, Pick<Container, 'init' | 'get'>]>([
  ['init', { init: () => new Promise(() => {}), get: async () => () => 'there' }],
  ['get', { init: () => {}, get: () => new Promise(() => {}) }],
])('one that never answers to %s is late', async (_, container) => {
  jest.useFakeTimers();
  const loading = exposedModule(container, 'routes', 5_000);
  jest.advanceTimersByTime(5_000);
  await expect(loading).rejects.toThrow('./routes takes longer than 5000 ms.');
  jest.useRealTimers();
});
