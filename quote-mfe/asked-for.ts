/** What an address asks a quote for: one product, or the whole cart. */
export type AskedFor =
  | { readonly kind: 'cart' }
  /** `quantity` is what the form starts with, a whole number from 1 to 9999. */
  | { readonly kind: 'product'; readonly id: string; readonly quantity: number };

/** Reads `/quote?product={id}&quantity={n}`; without a product it is the cart. An unreadable quantity is 1. */
export function askedFor(url: string): AskedFor {
  const { searchParams } = new URL(url);
  const id = searchParams.get('product');
  if (!id) return { kind: 'cart' };
  const quantity = searchParams.get('quantity') ?? '';
  return { kind: 'product', id, quantity: /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : 1 };
}
