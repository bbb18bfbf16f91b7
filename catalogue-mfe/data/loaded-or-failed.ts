import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  storefrontContext,
} from '@storefront/shared/router';
import { type CatalogueApi, catalogueApi } from './catalogue-api';

/** Arguments of a page's loader. */
export type Loading = LoaderFunctionArgs<RouterContextProvider>;

/** Result of a failed load; the document is sent all the same (P56). */
export interface Failed {
  readonly failed: true;
}

const failure: Failed = { failed: true };

/** Resolves to the data, or logs the error and resolves to `Failed`; nothing is logged once the visitor has left. */
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

/** Whether the result is `Failed`. */
export function isFailed(data: object): data is Failed {
  return 'failed' in data;
}

/** Loads data by a module in the chunk of the calls, since no first page needs either. */
export function loadedWithCalls<Module, T extends object>(
  { request, context }: Loading,
  module: Promise<Module>,
  load: (module: Module, calls: CatalogueApi) => Promise<T>,
): Promise<T | Failed> {
  const calls = context.get(storefrontContext).api(catalogueApi);
  const data = Promise.all([module, calls]).then(([loaded, api]) => load(loaded, api));
  return loadedOrFailed(data, request.signal);
}
