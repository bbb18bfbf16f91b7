import type { CatalogueApi } from '../catalogue-api';
import { productDetail } from './product-detail';
import type { ProductData } from './product-loader';
import { relatedProducts } from './related-products';

/** Stands for a product that there is not. */
interface NoProduct {
  readonly product: null;
}

/**
 * Loads a product and what is related to it.
 *
 * @throws what the call for the product throws
 */
export async function loadProduct(
  api: CatalogueApi,
  id: string,
  signal: AbortSignal,
): Promise<ProductData | NoProduct> {
  const product = await api.productById(id, signal);
  if (!product) return { product };
  return { product: productDetail(product), related: await relatedProducts(product, api, signal) };
}
