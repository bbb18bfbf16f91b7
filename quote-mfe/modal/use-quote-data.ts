import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { useStorefront } from '@storefront/shared/router';
import { useEffect, useState } from 'react';
import { loadQuoteData, type QuoteData } from '../subject/quote-data';

/** The form's data while it is loaded in the browser; `unknown` when there is no such product, `failed` when nothing could be loaded. */
export function useQuoteData(subject: QuoteSubject): QuoteData | 'loading' | 'unknown' | 'failed' {
  const storefront = useStorefront();
  const [loaded, setLoaded] = useState<{
    subject: QuoteSubject;
    data: QuoteData | 'unknown' | 'failed';
  } | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    loadQuoteData(subject, storefront, leaving.signal).then(
      (data) => {
        if (!leaving.signal.aborted) setLoaded({ subject, data: data ?? 'unknown' });
      },
      // The form is there without it, and says what it could not load.
      (error: unknown) => {
        console.error(String(error));
        if (!leaving.signal.aborted) setLoaded({ subject, data: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [subject, storefront]);

  return loaded?.subject === subject ? loaded.data : 'loading';
}
