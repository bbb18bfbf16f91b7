import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import { detailsCacheOf, type LoadedDetails } from '../lines/details-cache';
import { detailsLoader, loadDetails } from '../lines/details-loader';
import { sharedIds } from './compare-address';

const ownList = detailsLoader('compare');

/** Loads the products that the address compares, or else those of the visitor's compare list. */
export function compareLoader(loading: LoaderFunctionArgs<RouterContextProvider>): Promise<LoadedDetails> {
  const ids = sharedIds(new URL(loading.request.url).searchParams);
  return ids ? loadDetails(ids, detailsCacheOf(loading.context.get(storefrontContext))) : ownList(loading);
}
