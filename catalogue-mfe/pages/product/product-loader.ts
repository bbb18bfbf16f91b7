import { type Failed, isFailed, type Loading, loadedWithCalls } from '../../data/loaded-or-failed';
import type { ProductData } from './load-product';

/**
 * Loads a product's page in any layout. A failed backend gives `Failed`.
 * @throws a 404 response when there is no such product, a 410 when it is no longer sold, or a redirect to its proper address (P60, P62)
 */
export async function productLoader(loading: Loading): Promise<ProductData | Failed> {
  const { id = '' } = loading.params;
  const loaded = await loadedWithCalls(
    loading,
    import(/* webpackChunkName: "api" */ './load-product'),
    ({ loadProduct }, api) => loadProduct(api, id, loading.request),
  );
  if (!isFailed(loaded) && loaded.product === null) throw loaded.instead;
  return loaded;
}
