import type { ProductCalls } from '@storefront/shared/api/product-calls';
import type { GoneProduct } from '@storefront/shared/product/gone-product';
import { withTimeout } from '@storefront/shared/with-timeout';
import { type LineProduct, lineProduct } from './line-product';

/** The calls that answer about lines. */
export type LineCalls = Pick<ProductCalls, 'productsByIds' | 'goneProducts'>;

/** Milliseconds for all calls: a loader has 2 s on the server, and products that went can do without their names. */
const timeLimit = 1_800;

/** What the shop answers about each product: the fields that its line shows, or what is known of one that is no longer sold (P60). Throws ApiError. */
export async function lineAnswers(
  calls: LineCalls,
  ids: readonly string[],
): Promise<(readonly [id: string, LineProduct | GoneProduct])[]> {
  const began = performance.now();
  const products = await calls.productsByIds(ids);
  const found = new Map(products.map((product) => [product.id, lineProduct(product)]));
  const missing = ids.filter((id) => !found.has(id));
  const timeLeft = timeLimit - (performance.now() - began);
  const gone =
    missing.length === 0
      ? []
      : await withTimeout(calls.goneProducts(missing), timeLeft, () => null).catch(() => []);
  const known = new Map(gone.map((product) => [product.id, product]));
  return ids.map((id) => [id, found.get(id) ?? known.get(id) ?? unknownProduct(id)]);
}

function unknownProduct(id: string): GoneProduct {
  return { isGone: true, id, name: null, replacedBy: null };
}
