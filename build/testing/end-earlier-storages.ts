import { AsyncLocalStorage } from 'node:async_hooks';

// jest-circus runs each test file in an AsyncLocalStorage that it never disables, and Node 20 visits each enabled one at every promise:
// after two hundred files that takes an eighth of the time.

const key = Symbol.for('storages of earlier test files');

/** The class is Node's own, shared by all files that a process runs. */
const shared = AsyncLocalStorage as typeof AsyncLocalStorage & { [key]?: Set<AsyncLocalStorage<unknown>> };

if (!shared[key]) watchRuns();
for (const storage of shared[key] ?? []) storage.disable();
shared[key]?.clear();

function watchRuns(): void {
  const used = new Set<AsyncLocalStorage<unknown>>();
  shared[key] = used;
  const run = AsyncLocalStorage.prototype.run as (
    this: AsyncLocalStorage<unknown>,
    ...args: unknown[]
  ) => unknown;
  AsyncLocalStorage.prototype.run = function (this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
    used.add(this);
    return run.apply(this, args);
  } as AsyncLocalStorage<unknown>['run'];
}
