import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import { exposedModule } from './exposed-module';

test('a container gets the share scope once, before its first module', async () => {
  const calls: unknown[] = [];
  const container = {
    init: jest.fn((shared: object) => calls.push(Object.keys(shared))),
    get: async (name: string) => {
      calls.push(name);
      return () => ({ name });
    },
  };
  expect(await exposedModule(container, 'routes')).toEqual({ name: './routes' });
  expect(await exposedModule(container, 'page-foot')).toEqual({ name: './page-foot' });
  expect(calls).toEqual([expect.arrayContaining(Object.values(sharedModules)), './routes', './page-foot']);
});

test.each([
  () => {
    throw new Error('late');
  },
  () => Promise.reject(new Error('late')),
])('retries a container that failed to start', async (fail) => {
  const init = jest.fn((): unknown => fail());
  const container = { init, get: async () => () => 'there' };
  await expect(exposedModule(container, 'routes')).rejects.toThrow('late');
  init.mockReturnValue(undefined);
  expect(await exposedModule(container, 'routes')).toBe('there');
});

test('reports a missing name, and a module that throws', async () => {
  const init = () => {};
  const lacking = { init, get: () => Promise.reject(new Error('Module "./x" does not exist in container.')) };
  await expect(exposedModule(lacking, 'x')).rejects.toThrow('does not exist');
  const broken = {
    init,
    get: async () => () => {
      throw new Error('broken');
    },
  };
  await expect(exposedModule(broken, 'routes')).rejects.toThrow('broken');
});
