import type { Picture, Product } from '@storefront/shared/contracts/product';
import { isGone } from '@storefront/shared/product/gone-product';
import { inAddress } from '@storefront/shared/product/paths';
import { unitPrice } from '@storefront/shared/product/unit-price';
import { data, replace } from '@storefront/shared/router';
import type { CatalogueApi } from '../../data/catalogue-api';
import { type Failed, isFailed, loadedOrFailed } from '../../data/loaded-or-failed';
import { type CardProduct, cardProduct } from '../../parts/card/card-product';
import type { PlacedProduct } from './Breadcrumbs';
import { type VariantChoice, variantChoices } from './variant-choices';

/** Data of a product's page. */
export interface ProductData {
  readonly product: ProductDetail;
  readonly related: readonly CardProduct[] | Failed;
}

/** The fields of a product that its page shows. */
export interface ProductDetail
  extends PlacedProduct,
    Pick<Product, 'brand' | 'price' | 'salePrice' | 'onSale' | 'badges' | 'description' | 'richDescription'>,
    Pick<Product, 'sku' | 'sizes' | 'colours' | 'packSize' | 'isSample'> {
  readonly pictures: readonly Picture[];
  /** Formatted text (P68). */
  readonly unitPrice: string | null;
  /** Its sizes, colours and packs (P67). */
  readonly choices: readonly VariantChoice[];
}

/** Picks the fields of a product that its page shows. */
export function productDetail(product: Product): ProductDetail {
  const { url: _, variants: __, ...shown } = product;
  return { ...shown, unitPrice: unitPrice(product), choices: variantChoices(product) };
}

const maxRelated = 4;

interface NoProduct {
  readonly product: null;
  readonly instead: Response | ReturnType<typeof data<string | null>>;
}

/**
 * Loads a product and related ones. An id that exists only in lower case redirects there (P62), one that is no longer sold to its successor
 * (P60).
 * @throws the product call's error
 */
export async function loadProduct(
  api: CatalogueApi,
  id: string,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
): Promise<ProductData | NoProduct> {
  const product = await api.productOrGone(id, signal);
  if (!product) {
    const small = id.toLowerCase();
    const isSmall = small !== id && (await api.productOrGone(small, signal)) !== null;
    return { product, instead: isSmall ? replace(addressOf(small, url), 308) : data(null, { status: 404 }) };
  }
  if (isGone(product)) {
    const { name, replacedBy } = product;
    // Asked for, since two products that replace each other would redirect forever.
    const isReplaced = replacedBy !== null && (await api.productById(replacedBy, signal)) !== null;
    const instead = isReplaced ? replace(addressOf(replacedBy, url), 308) : data(name, { status: 410 });
    return { product: null, instead };
  }
  return { product: productDetail(product), related: await relatedProducts(product, api, signal) };
}

function addressOf(id: string, url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/[^/]*$/, inAddress(id)) + search;
}

/** At most four other products of the same category; none if it is unknown. */
async function relatedProducts(
  { id, categoryId }: Pick<Product, 'id' | 'categoryId'>,
  api: CatalogueApi,
  signal: AbortSignal,
): Promise<readonly CardProduct[] | Failed> {
  if (!categoryId) return [];
  // One more, since the product itself may be among them.
  const listing = await loadedOrFailed(
    api.listProducts({ subId: categoryId, limit: maxRelated + 1 }, signal),
    signal,
  );
  if (isFailed(listing)) return listing;
  return listing.products
    .filter((product) => product.id !== id)
    .slice(0, maxRelated)
    .map(cardProduct);
}
