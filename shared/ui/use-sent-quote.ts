import { useMemo, useSyncExternalStore } from 'react';
import { readSentQuote, type SentQuote, storedSentQuote } from '../forms/sent-quote';

/** The quote that was sent last in this tab; null where there is none, in the server's HTML and while that is hydrated. */
export function useSentQuote(): SentQuote | null {
  const stored = useSyncExternalStore(
    neverChanges,
    () => storedSentQuote(),
    () => null,
  );
  return useMemo(() => (stored === null ? null : readSentQuote(stored)), [stored]);
}

/** While it is shown, none is sent. */
const neverChanges = () => () => {};
