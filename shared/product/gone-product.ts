/** A product that is no longer sold (P60). */
export interface GoneProduct {
  readonly isGone: true;
  readonly id: string;
  /** Null when unknown. */
  readonly name: string | null;
  /** Id of the product sold instead; null for none. */
  readonly replacedBy: string | null;
}

/** Whether it is no longer sold. */
export function isGone(product: object): product is GoneProduct {
  return 'isGone' in product;
}
