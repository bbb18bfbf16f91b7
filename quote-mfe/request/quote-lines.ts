import type { QuoteLine } from '@storefront/shared/api/email-calls';
import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { CartLine } from '@storefront/shared/contracts/state';
import { productPath } from '@storefront/shared/product/paths';

/**
 * Cart lines in full, as the quote request carries them (P51). A product that no longer exists goes by its id, so that nothing
 * the visitor asked for is lost.
 */
export function quoteLines(lines: readonly CartLine[], products: readonly Product[]): readonly QuoteLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => quoteLine(line, byId.get(line.id)));
}

function quoteLine({ id, quantity }: CartLine, product: Product | undefined): QuoteLine {
  return {
    id,
    quantity,
    productName: product?.name ?? id,
    url: product?.url ?? productPath(id),
    images: (product?.pictures ?? []).map((picture) => ({ url: largest(picture) })),
    maincategory: product?.mainCategory ?? '',
  };
}

/** Renditions come smallest first. */
const largest = (picture: Picture) => (picture.at(-1) ?? picture[0]).url;
