import type { CartLine } from '@storefront/shared/contracts/state';
import { useStorefront } from '@storefront/shared/router';
import { useEffect, useRef, useState } from 'react';
import { quoteApi } from '../quote-api';
import { namesOf } from './quote-data';

type Names = Readonly<Record<string, string>>;

/**
 * Names of the cart's products by id. Those of lines that came while the form was open, or could not be had at first, are
 * asked for once.
 */
export function useLineNames(lines: readonly CartLine[], loaded: Names): Names {
  const { api } = useStorefront();
  const [found, setFound] = useState<Names>({});
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const unknown = lines
      .map(({ id }) => id)
      .filter((id) => !Object.hasOwn(loaded, id) && !asked.current.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) asked.current.add(id);
    api(quoteApi)
      .then((shop) => shop.productsByIds(unknown))
      .then((products) => setFound((before) => ({ ...before, ...namesOf(products) })))
      // The line goes by its id then, and can be asked for all the same.
      .catch(() => {});
  }, [api, lines, loaded]);

  return { ...found, ...loaded };
}
