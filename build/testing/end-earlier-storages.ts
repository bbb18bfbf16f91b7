import { AsyncLocalStorage } from 'node:async_hooks';

// jest-circus runs the tests of each file in a storage of its own, which it never disables, and Node 20 asks each that is
// enabled at every promise: a process that has run two hundred files would spend an eighth of its time on them.

const key = Symbol.for('storages of earlier test files');

/** The class is Node's own, and so the same for all files that a process runs. */
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
