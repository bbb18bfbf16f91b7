import { readQuoteReference } from '@storefront/shared/contracts/quote-reference';

/** The reference in the query of the page that says that a quote was sent (`quoteSentPath`); null when there is none that can be one. */
export function sentReference(search: string): string | null {
  return readQuoteReference(new URLSearchParams(search).get('reference'));
}
