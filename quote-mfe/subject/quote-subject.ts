import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import type { CartLine } from '@storefront/shared/contracts/state';

/** Reads the query of `/quote?product={id}&quantity={n}`; without a product it is the cart. An unreadable quantity is 1. */
export function readQuoteSubject(search: string): QuoteSubject {
  const query = new URLSearchParams(search);
  const id = query.get('product');
  if (!id) return { kind: 'cart' };
  const quantity = query.get('quantity') ?? '';
  return { kind: 'product', id, quantity: /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : 1 };
}

/** What a posted form asks for: its page's subject, or what its message says (P52). */
export type PostedSubject =
  | Exclude<QuoteSubject, { kind: 'cart' }>
  /** `shown`: the lines that the form was shown with (`linesText`), if it says so. */
  | { readonly kind: 'cart'; readonly shown?: string }
  | { readonly kind: 'message' };

/** Name of the hidden field for the lines that the form was shown with. */
export const shownLines = 'shownLines';

/** Cart lines as text, to be compared. */
export function linesText(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ id, quantity }) => [id, quantity]));
}

/**
 * What a posted form asks for. It says itself what the visitor saw: a cart emptied meanwhile, by the same form or in another
 * tab, is not taken for one without products, nor are products added since.
 */
export function postedSubject(subject: QuoteSubject, form: FormData): PostedSubject {
  const shown = form.get(shownLines);
  if (subject.kind !== 'cart' || typeof shown !== 'string') return subject;
  return shown === linesText([]) ? { kind: 'message' } : { kind: 'cart', shown };
}
