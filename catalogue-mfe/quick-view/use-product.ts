import type { Product } from '@storefront/shared/contracts/product';
import { useStorefront } from '@storefront/shared/router';
import { useBackOnline } from '@storefront/shared/ui/use-back-online';
import { useCallback, useEffect, useState } from 'react';
import { catalogueApi } from '../catalogue-api';

/** A product, or the state of loading it; `unknown` when the shop does not have it. */
export type LoadedProduct = Product | 'loading' | 'unknown' | 'failed';

/** Loads a product in the browser; again on demand, and after a failure when the network is back. Unmounting aborts it. */
export function useProduct(id: string): readonly [product: LoadedProduct, loadAgain: () => void] {
  const { api } = useStorefront();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<{ attempt: number; product: LoadedProduct } | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const settle = (product: LoadedProduct) => {
      if (!signal.aborted) setOutcome({ attempt, product });
    };
    api(catalogueApi)
      .then((calls) => calls.productById(id, signal))
      .then(
        (product) => settle(product ?? 'unknown'),
        (error) => {
          if (!signal.aborted) console.error(String(error));
          settle('failed');
        },
      );
    return () => leaving.abort();
  }, [api, id, attempt]);

  const loadAgain = useCallback(() => setAttempt((nth) => nth + 1), []);
  const product = outcome?.attempt === attempt ? outcome.product : 'loading';
  useBackOnline(() => {
    if (product === 'failed') loadAgain();
  });
  return [product, loadAgain];
}
