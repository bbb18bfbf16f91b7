/** Which products are meant; what is left out does not narrow. Both product APIs are read into this. */
export interface ProductFilter {
  readonly active: boolean;
  readonly ids?: readonly string[] | undefined;
  /** In capitals: the case of a SKU does not count. */
  readonly skus?: readonly string[] | undefined;
  readonly mainId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly categorySlug?: string | undefined;
  readonly manufacturer?: string | undefined;
  readonly size?: string | undefined;
  readonly colour?: string | undefined;
  /** AUD, of what the product costs now, as is `toPrice`; a product without price is in no range. */
  readonly fromPrice?: number | undefined;
  readonly toPrice?: number | undefined;
  /** Percent off, as is `toDiscount`; a product that is not on sale has 0. */
  readonly fromDiscount?: number | undefined;
  readonly toDiscount?: number | undefined;
  readonly featured?: boolean | undefined;
  readonly top?: boolean | undefined;
  readonly latest?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  /** What the visitor typed. */
  readonly text?: string | undefined;
}

/** What a listing can be ordered by. */
export const sortFields = ['productName', 'price', 'createdAt', 'relevance'] as const;

/** Order of a listing; `relevance` is by name when nothing is searched for. */
export interface ProductOrder {
  readonly field: (typeof sortFields)[number];
  readonly falling: boolean;
}

/** Which part of a listing; both counted in products. */
export interface ProductWindow {
  readonly offset: number;
  readonly limit: number;
}
