import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import type { CartLine } from '@storefront/shared/contracts/state';
import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';

/** Reads the query of `/quote?product={id}&quantity={n}`; without a product the subject is the cart. An invalid quantity is 1. */
export function readQuoteSubject(search: string): QuoteSubject {
  const query = new URLSearchParams(search);
  const id = query.get('product');
  if (!id) return { kind: 'cart' };
  const quantity = query.get('quantity') ?? '';
  return { kind: 'product', id, quantity: /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : 1 };
}

/** As long as a search. */
const maxWordsLength = 200;

/** The message of `/quote?message={words}`, what a search did not find (P33); '' for none. */
export function readAskedWords(search: string): string {
  const words = new URLSearchParams(search).get('message') ?? '';
  // The cut may halve a surrogate pair.
  return withoutControlCharacters(words)
    .slice(0, maxWordsLength)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** Subject of a posted form: its page's, or what its message says (P52). */
export type PostedSubject =
  | Exclude<QuoteSubject, { kind: 'cart' }>
  /** `shown`: the lines that the form displayed (`linesText`), if known. */
  | { readonly kind: 'cart'; readonly shown?: string }
  | { readonly kind: 'message' };

/** Name of the hidden field with the lines that the form displayed. */
export const shownLines = 'shownLines';

/** Cart lines as text, for comparison. */
export function linesText(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ id, quantity }) => [id, quantity]));
}

/**
 * The subject of a posted form, by the lines it displayed: if the cart was emptied meanwhile, the form is not taken for one without
 * products, nor for one with products added since.
 */
export function postedSubject(subject: QuoteSubject, form: FormData): PostedSubject {
  const shown = form.get(shownLines);
  if (subject.kind !== 'cart' || typeof shown !== 'string') return subject;
  return shown === linesText([]) ? { kind: 'message' } : { kind: 'cart', shown };
}
