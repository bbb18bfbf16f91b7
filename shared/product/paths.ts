import type { QuoteSubject } from '../contracts/quote';
import type { StoredList } from '../contracts/state';
import { wellFormed } from '../contracts/well-formed';

/** Where each list has its page (P4). */
export const listPages = {
  cart: '/shop/shopping-cart',
  wishlist: '/shop/wishlist',
  compare: '/shop/compare',
} as const satisfies Record<StoredList, string>;

/** Address of a product's own page. */
export function productPath(id: string): string {
  return `/product/${inAddress(id)}`;
}

/** Address of the shop narrowed down to a main category. */
export function mainCategoryPath(id: string): string {
  return `/shop?mainId=${inAddress(id)}`;
}

/** Address of the shop narrowed down to a sub-category. */
export function subCategoryPath(id: string): string {
  return `/shop?subId=${inAddress(id)}`;
}

/** Address of the quote form for the cart or a product. */
export function quotePath(subject: QuoteSubject): string {
  if (subject.kind === 'cart') return '/quote';
  const quantity = subject.quantity === 1 ? '' : `&quantity=${subject.quantity}`;
  return `/quote?product=${inAddress(subject.id)}${quantity}`;
}

/** Address of the page that says that a quote was sent, with its reference where it has one (P69). */
export function quoteSentPath(reference: string | null): string {
  return `/quote?sent=1${reference === null ? '' : `&reference=${reference}`}`;
}

/** A text as a part of an address, which has to be there whatever the text is: halves of surrogate pairs are replaced. */
export function inAddress(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
