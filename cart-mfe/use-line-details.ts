import type { CartLine } from '@storefront/shared/contracts/state';
import { useRevalidator } from '@storefront/shared/router';
import { useEffect, useRef, useState } from 'react';
import type { CartDetails, CartProduct } from './cart-loader';

/** What is known of the product of a line: the product, or why it is not there. */
export type LineDetails = CartProduct | 'gone' | 'loading' | 'not loaded';

/**
 * Finds the details of cart lines. A line without details, added in another tab or not loaded on the server, is asked
 * for once by itself (decision 36); a failure leaves what was known before.
 */
export function useLineDetails(
  details: CartDetails,
  lines: readonly CartLine[],
): (id: string) => LineDetails {
  const { products, gone } = useLastLoaded(details);
  const { revalidate, state } = useRevalidator();
  const asked = useRef(new Set<string>());
  const known = new Set([...products.map(({ id }) => id), ...gone]);

  useEffect(() => {
    const missing = lines.filter(({ id }) => !known.has(id) && !asked.current.has(id));
    if (missing.length === 0) return;
    for (const { id } of missing) asked.current.add(id);
    void revalidate();
  });

  return (id) => {
    if (gone.includes(id)) return 'gone';
    const product = products.find((candidate) => candidate.id === id);
    return product ?? (state === 'loading' ? 'loading' : 'not loaded');
  };
}

function useLastLoaded(details: CartDetails): CartDetails {
  const [loaded, setLoaded] = useState(details);
  if (!details.failed && details !== loaded) setLoaded(details);
  return details.failed ? loaded : details;
}
