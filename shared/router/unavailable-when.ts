import { data, type LoaderFunctionArgs, type RouterContextProvider } from '@storefront/shared/router';

type Arguments = LoaderFunctionArgs<RouterContextProvider>;

/** Wraps a loader: when the page's main content `isMissing`, the document's status is 503 (P60; docs/contracts.md, 'Loaders'). */
export function unavailableWhen<Loaded>(
  isMissing: (loaded: Loaded, loading: Arguments) => boolean,
  loader: (loading: Arguments) => Promise<Loaded>,
) {
  return async (loading: Arguments) => {
    const loaded = await loader(loading);
    return isMissing(loaded, loading) ? data(loaded, { status: 503 }) : loaded;
  };
}
