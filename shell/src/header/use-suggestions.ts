import type { ListingCalls, ProductListing } from '@storefront/shared/api/listing-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';
import { useStorefront } from '@storefront/shared/router';
import { useEffect, useState } from 'react';

/** Shortest text with suggestions (P12). */
export const minTextLength = 2;

/** Debounce of typing in milliseconds (P12). */
const typingPause = 200;

const maxSuggestions = 8;

/** Answer to a text; '' for none yet. `searchedFor` as in a listing. */
interface Answer extends Pick<ProductListing, 'products' | 'searchedFor'> {
  readonly text: string;
}

const unanswered: Answer = { text: '', products: [] };

/**
 * At most eight products for a text, best first; empty until loaded and after a failure, which is retried when they are next wanted.
 * Suggestions of a prefix or continuation stay meanwhile.
 * @param text trimmed; below two characters nothing is requested, and a request in flight is aborted
 */
export function useSuggestions(text: string): Answer {
  const { api } = useStorefront();
  const [answer, setAnswer] = useState(unanswered);
  const isDue = text.length >= minTextLength && answer.text !== text;

  useEffect(() => {
    if (!isDue) return;
    const outdated = new AbortController();
    const ask = async () => {
      const listing = { productName: text, limit: maxSuggestions, sortField: 'relevance' } as const;
      const known = await api(suggestionsApi)
        .then((api) => api.listProducts(listing, outdated.signal))
        .then((found) => ({ ...found, text, products: found.products.slice(0, maxSuggestions) }))
        .catch(() => unanswered);
      if (!outdated.signal.aborted) setAnswer(known);
    };
    const timer = setTimeout(ask, typingPause);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [api, isDue, text]);

  const goesOn = text.startsWith(answer.text) || answer.text.startsWith(text);
  return text.length >= minTextLength && goesOn ? answer : unanswered;
}

const suggestionsApi: LoadCalls<Pick<ListingCalls, 'listProducts'>> = async () => {
  const { listingCalls } = await import(
    /* webpackChunkName: "listing-calls" */ '@storefront/shared/api/listing-calls'
  );
  return ({ shop }) => listingCalls(shop);
};
