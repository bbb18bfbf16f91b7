import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { data, storefrontContext } from '@storefront/shared/router';
import type { CardProduct } from '../card/card-product';
import { catalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedOrFailed } from '../loaded-or-failed';
import type { PlacedProduct } from './breadcrumb-steps';
import { relatedProducts } from './related-products';

/** What a product's page shows of it. */
export interface ProductDetail
  extends PlacedProduct,
    Pick<Product, 'brand' | 'price' | 'salePrice' | 'onSale' | 'badges' | 'description'> {
  readonly pictures: readonly Picture[];
}

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
  const found = api.then(async (api) => ({ product: await api.productById(params.id ?? '', signal) }));
  const answer = await loadedOrFailed(found, signal);
  if (isFailed(answer)) return answer;
  if (!answer.product) throw data(null, { status: 404 });
  return {
    product: detailOf(answer.product),
    related: await relatedProducts(answer.product, await api, signal),
  };
}

function detailOf(product: Product): ProductDetail {
  const { id, name, brand, price, salePrice, onSale, badges, description, pictures } = product;
  const { mainCategory, mainCategoryId, category, categoryId } = product;
  const place = { mainCategory, mainCategoryId, category, categoryId };
  return { id, name, brand, price, salePrice, onSale, badges, ...place, description, pictures };
}
