import type { Connection } from '../contracts/connections';
import type { Product } from '../contracts/product';
import { filterQuery } from './filter-query';
import { boundedQueries, secondApiList } from './second-api';

/** Product lookup by SKU in the second product API. */
export interface SkuCalls {
  /** The products with these SKUs, ignoring case; unknown SKUs are left out. Throws ApiError. */
  readonly productsBySkus: (skus: readonly string[], signal?: AbortSignal) => Promise<readonly Product[]>;
}

const maxLength = 64;

/** Most products per SKU. */
const maxOfOne = 2;

/** Makes the SKU call over `shop`. */
export function skuCalls(shop: Connection): SkuCalls {
  return {
    async productsBySkus(skus, signal) {
      // A comma would separate two SKUs.
      const asked = skus
        .map((sku) => sku.trim())
        .filter((sku) => sku.length <= maxLength && /^[^,\p{Cc}\p{Surrogate}]+$/u.test(sku));
      // A backend may be case-sensitive.
      const texts = new Set(asked.flatMap((sku) => [sku, sku.toUpperCase()]));
      const queries = boundedQueries([...texts].map((sku) => filterQuery({ sku_in: sku }).toString()));
      const answers = await Promise.all(
        queries.map(async (query) => {
          const params = new URLSearchParams(query);
          params.set('_limit', String(maxOfOne * params.size));
          return secondApiList(shop, params, signal);
        }),
      );
      const wanted = new Set(asked.map((sku) => sku.toUpperCase()));
      const found = answers.flat().filter(({ sku }) => sku !== null && wanted.has(sku.toUpperCase()));
      return [...new Map(found.map((product) => [product.id, product])).values()];
    },
  };
}
