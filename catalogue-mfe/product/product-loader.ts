import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import type { CardProduct } from '../card/card-product';
import { catalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedWithCalls } from '../loaded-or-failed';
import type { ProductDetail } from './product-detail';

/** What a product's page is made from. */
export interface ProductData {
  readonly product: ProductDetail;
  /** Others of the same category. */
  readonly related: readonly CardProduct[] | Failed;
}

/**
 * Loads the product of /product/:id and of its other layouts, and what is related to it. What does so comes with the calls: no
 * first page needs it.
 *
 * @throws a 404 answer when there is no such product, or one that leads to where it is (P62); a failed backend gives `Failed` instead
 */
export async function productLoader({
  request,
  params: { id = '' },
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<ProductData | Failed> {
  const api = context.get(storefrontContext).api(catalogueApi);
  const loaded = await loadedWithCalls(
    api,
    import(/* webpackChunkName: "api" */ './load-product'),
    (calls, { loadProduct }) => loadProduct(calls, id, request),
    request.signal,
  );
  if (!isFailed(loaded) && loaded.product === null) throw loaded.instead;
  return loaded;
}
