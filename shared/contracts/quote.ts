/** What a quote is asked for: the whole cart, or one product. */
export type QuoteSubject =
  | { readonly kind: 'cart' }
  /** `quantity` is what the form starts with, a whole number from 1 to `maxQuantity`. */
  | { readonly kind: 'product'; readonly id: string; readonly quantity: number };
