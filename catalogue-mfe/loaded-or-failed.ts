import type { CatalogueApi } from './catalogue-api';

/** Stands for data that could not be loaded; the document goes out all the same (P56). */
export interface Failed {
  readonly failed: true;
}

const failure: Failed = { failed: true };

/** The data, or `Failed` when it could not be loaded, which is logged unless the visitor has left meanwhile. */
export async function loadedOrFailed<T extends object>(
  data: Promise<T>,
  signal: AbortSignal,
): Promise<T | Failed> {
  try {
    return await data;
  } catch (error) {
    if (!signal.aborted) console.error(String(error));
    return failure;
  }
}

/**
 * The same of a part of a page whose loading comes with the calls, as a module: no first page needs either.
 *
 * @param load what the module does with the calls
 */
export function loadedWithCalls<Module, T extends object>(
  api: Promise<CatalogueApi>,
  module: Promise<Module>,
  load: (calls: CatalogueApi, module: Module) => Promise<T>,
  signal: AbortSignal,
): Promise<T | Failed> {
  const data = Promise.all([api, module]).then(([calls, loaded]) => load(calls, loaded));
  return loadedOrFailed(data, signal);
}

/** Tells data from its absence. */
export function isFailed(data: object): data is Failed {
  return 'failed' in data;
}
