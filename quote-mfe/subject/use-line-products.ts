import type { CartLine } from '@storefront/shared/contracts/state';
import { useStorefront } from '@storefront/shared/router';
import { useEffect, useRef, useState } from 'react';
import { quoteApi } from '../quote-api';
import { type LineProduct, lineProduct } from './quote-data';

/**
 * The cart's products. Those of lines that came while the form was open, or could not be had at first, are
 * asked for once.
 */
export function useLineProducts(
  lines: readonly CartLine[],
  loaded: readonly LineProduct[],
): readonly LineProduct[] {
  const { api } = useStorefront();
  const [found, setFound] = useState<readonly LineProduct[]>([]);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const known = new Set(loaded.map(({ id }) => id));
    const unknown = lines.map(({ id }) => id).filter((id) => !known.has(id) && !asked.current.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) asked.current.add(id);
    api(quoteApi)
      .then((shop) => shop.productsByIds(unknown))
      .then((products) => setFound((before) => [...before, ...products.map(lineProduct)]))
      // The line goes by its id then, and can be asked for all the same.
      .catch(() => {});
  }, [api, lines, loaded]);

  return [...found, ...loaded];
}
