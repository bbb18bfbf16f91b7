import type { Product } from '@storefront/shared/contracts/product';
import { type CardProduct, cardProduct } from '../card/card-product';
import type { CatalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedOrFailed } from '../loaded-or-failed';

const maxProducts = 4;

/** At most four other products of the same category; none when it is not known. */
export async function relatedProducts(
  { id, categoryId }: Pick<Product, 'id' | 'categoryId'>,
  api: CatalogueApi,
  signal: AbortSignal,
): Promise<readonly CardProduct[] | Failed> {
  if (!categoryId) return [];
  // One more, for the product itself may be among them.
  const listing = await loadedOrFailed(
    api.listProducts({ subId: categoryId, limit: maxProducts + 1 }, signal),
    signal,
  );
  if (isFailed(listing)) return listing;
  return listing.products
    .filter((product) => product.id !== id)
    .slice(0, maxProducts)
    .map(cardProduct);
}
