/** Product filter, shared by both product APIs; undefined fields do not narrow. */
export interface ProductFilter {
  readonly active: boolean;
  readonly ids?: readonly string[] | undefined;
  /** Upper-case: SKUs are case-insensitive. */
  readonly skus?: readonly string[] | undefined;
  readonly mainId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly categorySlug?: string | undefined;
  readonly manufacturer?: string | undefined;
  readonly size?: string | undefined;
  readonly colour?: string | undefined;
  /** Limit of the current price in AUD, like `toPrice`; products without a price match no range. */
  readonly fromPrice?: number | undefined;
  readonly toPrice?: number | undefined;
  /** Discount in percent, like `toDiscount`; 0 for products not on sale. */
  readonly fromDiscount?: number | undefined;
  readonly toDiscount?: number | undefined;
  readonly featured?: boolean | undefined;
  readonly top?: boolean | undefined;
  readonly latest?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  /** Search text as typed. */
  readonly text?: string | undefined;
}

/** Sort fields of a listing. */
export const sortFields = ['productName', 'price', 'createdAt', 'relevance'] as const;

/** Sort order of a listing; `relevance` sorts by name without a search. */
export interface ProductOrder {
  readonly field: (typeof sortFields)[number];
  readonly falling: boolean;
}

/** Pagination of a listing, in products. */
export interface ProductWindow {
  readonly offset: number;
  readonly limit: number;
}
