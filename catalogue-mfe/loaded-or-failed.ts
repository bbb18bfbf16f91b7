import type { CatalogueApi } from './catalogue-api';

/** Stands for data that could not be loaded; the document goes out all the same (P56). */
export interface Failed {
  readonly failed: true;
}

const failure: Failed = { failed: true };

/** Resolves to the data, or to `Failed` and a log entry when it cannot be loaded; nothing is logged once the visitor has left. */
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

/** The same for code that is loaded together with the calls. */
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
