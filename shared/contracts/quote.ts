/** Subject of a quote: the cart, or one product. */
export type QuoteSubject =
  | { readonly kind: 'cart' }
  /** `quantity` is the form's initial quantity, a whole number from 1 to `maxQuantity`. */
  | { readonly kind: 'product'; readonly id: string; readonly quantity: number };
