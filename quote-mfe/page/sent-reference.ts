import { readQuoteReference } from '@storefront/shared/contracts/quote-reference';

/** The address of the page that says that a quote was sent, with its reference where it has one (P69). */
export function sentPath(reference: string | null): string {
  return `/quote?sent=1${reference === null ? '' : `&reference=${reference}`}`;
}

/** The reference in the query of that address; null when there is none that can be one. */
export function sentReference(search: string): string | null {
  return readQuoteReference(new URLSearchParams(search).get('reference'));
}
