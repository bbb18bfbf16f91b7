import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import type { CardProduct } from '../card/card-product';
import { catalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedWithCalls } from '../loaded-or-failed';
import type { ProductDetail } from './product-detail';

/** Data of a product's page. */
export interface ProductData {
  readonly product: ProductDetail;
  readonly related: readonly CardProduct[] | Failed;
}

/**
 * Loads a product's page in any layout. The loading code is in the chunk of the calls, since no first page needs it.
 *
 * @throws a 404 answer when there is no such product, or a redirect to its right address (P62); a failed backend gives `Failed`
 * instead
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
