import { data, type LoaderFunctionArgs, type RouterContextProvider } from '@storefront/shared/router';

type Arguments = LoaderFunctionArgs<RouterContextProvider>;

/** A loader whose document is a 503 when the main matter of its page `isMissing` (P60; docs/contracts.md, 'Loaders'). */
export function unavailableWhen<Loaded>(
  isMissing: (loaded: Loaded, loading: Arguments) => boolean,
  loader: (loading: Arguments) => Promise<Loaded>,
) {
  return async (loading: Arguments) => {
    const loaded = await loader(loading);
    return isMissing(loaded, loading) ? data(loaded, { status: 503 }) : loaded;
  };
}
