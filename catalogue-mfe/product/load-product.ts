import { inAddress } from '@storefront/shared/product/paths';
import { data, replace } from '@storefront/shared/router';
import type { CatalogueApi } from '../catalogue-api';
import { productDetail } from './product-detail';
import type { ProductData } from './product-loader';
import { relatedProducts } from './related-products';

/** Stands for a product that there is not. */
interface NoProduct {
  readonly product: null;
  /** The answer in its place. */
  readonly instead: Response | ReturnType<typeof data<null>>;
}

/**
 * Loads the product of an address and what is related to it. Where no product has the id as it is written, one that has it in small
 * letters is at another address (P62).
 *
 * @throws what the call for the product throws
 */
export async function loadProduct(
  api: CatalogueApi,
  id: string,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
): Promise<ProductData | NoProduct> {
  const product = await api.productById(id, signal);
  if (!product) {
    const small = id.toLowerCase();
    const isSmall = small !== id && (await api.productById(small, signal)) !== null;
    return { product, instead: isSmall ? replace(addressOf(small, url), 308) : data(null, { status: 404 }) };
  }
  return { product: productDetail(product), related: await relatedProducts(product, api, signal) };
}

/** The address of the same page of another product. */
function addressOf(id: string, url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/[^/]*$/, inAddress(id)) + search;
}
