import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { data, storefrontContext } from '@storefront/shared/router';
import type { CardProduct } from '../card/card-product';
import { catalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedOrFailed } from '../loaded-or-failed';
import type { ProductDetail } from './product-detail';
import { relatedProducts } from './related-products';

/** What a product's page is made from. */
export interface ProductData {
  readonly product: ProductDetail;
  /** Others of the same category. */
  readonly related: readonly CardProduct[] | Failed;
}

/**
 * Loads the product of /product/:id and of its other layouts, and what is related to it.
 *
 * @throws a 404 answer when there is no such product; a failed backend gives `Failed` instead
 */
export async function productLoader({
  request: { signal },
  params,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<ProductData | Failed> {
  const api = context.get(storefrontContext).api(catalogueApi);
  const found = api.then(async (api) => {
    const product = await api.productById(params.id ?? '', signal);
    if (!product) return { product };
    // With the calls, for a first page that is no product's needs neither.
    const { productDetail } = await import(/* webpackChunkName: "api" */ './product-detail');
    return { product, detail: productDetail(product) };
  });
  const answer = await loadedOrFailed(found, signal);
  if (isFailed(answer)) return answer;
  if (!answer.product) throw data(null, { status: 404 });
  return {
    product: answer.detail,
    related: await relatedProducts(answer.product, await api, signal),
  };
}
