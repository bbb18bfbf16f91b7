import type { CartLine } from '@storefront/shared/contracts/state';
import { useStorefront } from '@storefront/shared/router';
import { useEffect, useRef, useState } from 'react';
import { quoteApi } from '../quote-api';
import { type LineProducts, lineProducts } from './quote-data';

/**
 * The cart's products. Those of lines that came while the form was open, or could not be had at first, are
 * asked for once.
 */
export function useLineProducts(lines: readonly CartLine[], loaded: LineProducts): LineProducts {
  const { api } = useStorefront();
  const [found, setFound] = useState<LineProducts>(none);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const known = new Set([...loaded.products.map(({ id }) => id), ...loaded.gone]);
    const unknown = lines.map(({ id }) => id).filter((id) => !known.has(id) && !asked.current.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) asked.current.add(id);
    api(quoteApi)
      .then((shop) => shop.productsByIds(unknown))
      .then((products) => setFound((before) => both(before, lineProducts(unknown, products))))
      // The line goes by its id then, and can be asked for all the same.
      .catch(() => {});
  }, [api, lines, loaded]);

  return both(found, loaded);
}

const none: LineProducts = { products: [], gone: [] };

const both = (some: LineProducts, others: LineProducts): LineProducts => ({
  products: [...some.products, ...others.products],
  gone: [...some.gone, ...others.gone],
});
