import type { QuoteSubject } from '../contracts/quote';
import type { StoredList } from '../contracts/state';
import { wellFormed } from '../contracts/well-formed';

/** Path of each list's page (P4). */
export const listPages = {
  cart: '/shop/shopping-cart',
  wishlist: '/shop/wishlist',
  compare: '/shop/compare',
} as const satisfies Record<StoredList, string>;

/** Path of a product's page. */
export function productPath(id: string): string {
  return `/product/${inAddress(id)}`;
}

/** Path of the shop filtered by a main category. */
export function mainCategoryPath(id: string): string {
  return `/shop?mainId=${inAddress(id)}`;
}

/** Path of the shop filtered by a sub-category. */
export function subCategoryPath(id: string): string {
  return `/shop?subId=${inAddress(id)}`;
}

/** Path of the quote form for the cart or a product. */
export function quotePath(subject: QuoteSubject): string {
  if (subject.kind === 'cart') return '/quote';
  const quantity = subject.quantity === 1 ? '' : `&quantity=${subject.quantity}`;
  return `/quote?product=${inAddress(subject.id)}${quantity}`;
}

/** Path of a sent quote's confirmation, with its reference if any (P69). */
export function quoteSentPath(reference: string | null): string {
  return `/quote?sent=1${reference === null ? '' : `&reference=${reference}`}`;
}

/** Encodes a text for an address; lone surrogates are replaced, since encoding would throw. */
export function inAddress(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
