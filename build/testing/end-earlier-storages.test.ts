import { AsyncLocalStorage } from 'node:async_hooks';

it('ends the storages of earlier test files', () => {
  const storage = new AsyncLocalStorage<string>();
  const seen = storage.run('of an earlier file', () => {
    const before = storage.getStore();
    jest.isolateModules(() => require('./end-earlier-storages'));
    return [before, storage.getStore()];
  });
  expect(seen).toEqual(['of an earlier file', undefined]);
  expect(storage.run('again', () => storage.getStore())).toBe('again');
});
