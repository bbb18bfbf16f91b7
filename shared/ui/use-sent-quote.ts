import { useMemo, useSyncExternalStore } from 'react';
import { readSentQuote, type SentQuote, storedSentQuote } from '../forms/sent-quote';

/** The last quote sent in this tab; null for none, on the server and while hydrating. */
export function useSentQuote(): SentQuote | null {
  const stored = useSyncExternalStore(
    neverChanges,
    () => storedSentQuote(),
    () => null,
  );
  return useMemo(() => (stored === null ? null : readSentQuote(stored)), [stored]);
}

/** No quote is sent while this is shown. */
const neverChanges = () => () => {};
