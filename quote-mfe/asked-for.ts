import type { QuoteSubject } from '@storefront/shared/contracts/quote';

/** Reads the query of `/quote?product={id}&quantity={n}`; without a product it is the cart. An unreadable quantity is 1. */
export function askedFor(search: string): QuoteSubject {
  const query = new URLSearchParams(search);
  const id = query.get('product');
  if (!id) return { kind: 'cart' };
  const quantity = query.get('quantity') ?? '';
  return { kind: 'product', id, quantity: /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : 1 };
}
