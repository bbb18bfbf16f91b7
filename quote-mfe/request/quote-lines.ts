import type { QuoteLine } from '@storefront/shared/api/email-calls';
import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { CartLine } from '@storefront/shared/contracts/state';
import { productPath } from '@storefront/shared/product/paths';
import type { QuoteApi } from '../quote-api';

/**
 * Cart lines in full, as the quote request carries them (P51). The products' details are asked for
 * together; a product that no longer exists goes by its id, so that nothing the visitor asked for is lost.
 *
 * @throws ApiError when the details cannot be had
 */
export async function quoteLines(
  api: Pick<QuoteApi, 'productsByIds'>,
  lines: readonly CartLine[],
  signal?: AbortSignal,
): Promise<readonly QuoteLine[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  const products = await api.productsByIds(ids, signal);
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
