import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import { detailsCacheOf, type LoadedDetails } from '../lines/details-cache';
import { loadDetails } from '../lines/details-loader';
import { sharedIds } from './compare-address';

/** Loads the products that the address compares, or else those of the visitor's compare list. */
export function compareLoader({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<LoadedDetails> {
  const storefront = context.get(storefrontContext);
  const { searchParams } = new URL(request.url);
  const ids = sharedIds(searchParams) ?? storefront.bus.state().ecomerce.compareItems.map(({ id }) => id);
  return loadDetails(ids, detailsCacheOf(storefront));
}
