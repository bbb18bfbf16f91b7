import { data, type LoaderFunctionArgs, type RouterContextProvider } from '@storefront/shared/router';

type Arguments = LoaderFunctionArgs<RouterContextProvider>;

/**
 * A loader that says when the main matter of its page could not be had (P60; docs/contracts.md, 'Loaders'): the page is made
 * from what it loaded all the same, and its document is a 503.
 *
 * @param isMissing of what was loaded; parts without which the page still has its point do not count
 */
export function unavailableWhen<Loaded>(
  isMissing: (loaded: Loaded, loading: Arguments) => boolean,
  loader: (loading: Arguments) => Promise<Loaded>,
) {
  return async (loading: Arguments) => {
    const loaded = await loader(loading);
    return isMissing(loaded, loading) ? data(loaded, { status: 503 }) : loaded;
  };
}
