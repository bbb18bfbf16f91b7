/** Query of the first API's product list (P53); a missing field has its default. */
export interface ProductQuery {
  /** Id of a sub-category. */
  readonly subId?: string | undefined;
  /** Id of a main category. */
  readonly mainId?: string | undefined;
  /** AUD; default 0. */
  readonly fromPrice?: number | undefined;
  /** AUD; default the largest safe integer. */
  readonly toPrice?: number | undefined;
  /** Per cent; default 0. */
  readonly fromDiscount?: number | undefined;
  /** Per cent; default 100. */
  readonly toDiscount?: number | undefined;
  /** Default `productName`; `relevance` needs `productName`. */
  readonly sortField?: 'productName' | 'price' | 'createdAt' | 'relevance' | undefined;
  /** Default `asc`. */
  readonly sortValue?: 'asc' | 'desc' | undefined;
  /** From 1, the default. */
  readonly page?: number | undefined;
  /** Products per page; default effectively unlimited. */
  readonly limit?: number | undefined;
  /** Search text. */
  readonly productName?: string | undefined;
  readonly manufacturer?: string | undefined;
  readonly size?: string | undefined;
  readonly colour?: string | undefined;
  readonly top?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly latest?: boolean | undefined;
}

/** A field whose distinct values can be listed instead of products (P26). */
export type DistinctField = 'manufacturer' | 'size' | 'colour';

const unlimited = Number.MAX_SAFE_INTEGER;

/** The query string of `api/v1/product` with its defaults (P53), without empty texts and false flags. */
export function productSearchParams(query: ProductQuery, distinct?: DistinctField): URLSearchParams {
  const { top, featured, latest } = query;
  const fields = {
    subId: query.subId,
    fromPrice: query.fromPrice ?? 0,
    toPrice: query.toPrice ?? unlimited,
    sortField: query.sortField ?? 'productName',
    sortValue: query.sortValue ?? 'asc',
    page: query.page ?? 1,
    limit: query.limit ?? unlimited,
    top: top && 1,
    fromDiscount: query.fromDiscount ?? 0,
    toDiscount: query.toDiscount ?? 100,
    mainId: query.mainId,
    manufacturer: query.manufacturer,
    featured: featured && 1,
    productName: query.productName,
    latest: latest && 1,
    isActive: 1,
    distinct,
    size: query.size,
    colour: query.colour,
  };
  const params = new URLSearchParams({ sub2Id: '' });
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== false && value !== '') params.set(name, String(value));
  }
  return params;
}
