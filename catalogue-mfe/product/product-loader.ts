import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { data, storefrontContext } from '@storefront/shared/router';
import { type Failed, isFailed, orFailed } from '../or-failed';

/** What a product's page shows of it. */
export interface ProductDetail
  extends Pick<
    Product,
    | 'id'
    | 'name'
    | 'brand'
    | 'price'
    | 'salePrice'
    | 'onSale'
    | 'badges'
    | 'mainCategory'
    | 'category'
    | 'description'
  > {
  readonly pictures: readonly Picture[];
}

/**
 * Loads the product of /product/:id and of its other layouts.
 *
 * @throws a 404 answer when there is no such product; a failed backend gives `Failed` instead
 */
export async function productLoader({
  request: { signal },
  params,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<ProductDetail | Failed> {
  const api = context.get(storefrontContext).api();
  const found = api.then(async (api) => ({ product: await api.productById(params.id ?? '', signal) }));
  const answer = await orFailed(found, signal);
  if (isFailed(answer)) return answer;
  if (!answer.product) throw data(null, { status: 404 });
  return detailOf(answer.product);
}

function detailOf(product: Product): ProductDetail {
  const { id, name, brand, price, salePrice, onSale, badges, mainCategory, category, description, pictures } =
    product;
  return { id, name, brand, price, salePrice, onSale, badges, mainCategory, category, description, pictures };
}
