import type { Suburb } from '@storefront/shared/api/geo-calls';
import { useStorefront } from '@storefront/shared/router';
import { useEffect, useState } from 'react';
import { quoteApi } from '../quote-api';

const none: readonly Suburb[] = [];

/** The suburbs of a state, loaded in the browser; none until they are known, and when they cannot be had (P48). */
export function useSuburbs(state: string): readonly Suburb[] {
  const { api } = useStorefront();
  const [loaded, setLoaded] = useState({ state: '', suburbs: none });

  useEffect(() => {
    if (state === '') return;
    const outdated = new AbortController();
    api(quoteApi)
      .then((calls) => calls.suburbs(state, outdated.signal))
      // The form can be filled without them; the client has logged why.
      .catch(() => none)
      .then((suburbs) => {
        if (!outdated.signal.aborted) setLoaded({ state, suburbs });
      });
    return () => outdated.abort();
  }, [api, state]);

  return loaded.state === state ? loaded.suburbs : none;
}
