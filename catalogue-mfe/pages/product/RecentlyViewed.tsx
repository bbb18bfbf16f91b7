import { keptJson } from '@storefront/shared/forms/kept-text';
import { useStorefront } from '@storefront/shared/router';
import { useEffect, useId, useState } from 'react';
import { catalogueApi } from '../../data/catalogue-api';
import type { CardProduct } from '../../parts/card/card-product';
import { ProductLinks } from './ProductLinks';
import styles from './ProductPage.module.scss';

interface RecentlyViewedProps {
  readonly current: string;
}

/**
 * The products viewed before in this browser, newest first. Only the browser knows them, so they appear at the end of the page after
 * hydration; nothing for none, or when they fail to load.
 */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const { api } = useStorefront();
  const headingId = useId();
  const [products, setProducts] = useState<readonly CardProduct[]>([]);

  useEffect(() => {
    rememberViewed(current);
    const others = recentlyViewed().filter((id) => id !== current);
    if (others.length === 0) return;
    const leaving = new AbortController();
    const place = ({ id }: CardProduct) => others.indexOf(id);
    // In the chunk of the calls, like the loaders' code.
    Promise.all([api(catalogueApi), import(/* webpackChunkName: "api" */ '../../parts/card/card-product')])
      .then(async ([calls, { cardProduct }]) => {
        const found = await calls.productsByIds(others, leaving.signal);
        if (leaving.signal.aborted) return;
        const asked = found.map(cardProduct).filter((product) => place(product) >= 0);
        setProducts(asked.sort((a, b) => place(a) - place(b)));
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [api, current]);

  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Recently viewed</h2>
      <ProductLinks products={products} />
    </section>
  );
}

const kept = keptJson('localStorage', 'recentlyViewed');
const maxProducts = 8;
const maxIdLength = 256;

/**
 * Ids of the last viewed products in this browser, newest first, at most eight. Never throws: without storage it is empty, and invalid ids
 * are dropped.
 */
export function recentlyViewed(): readonly string[] {
  return idsOf(kept.read());
}

/** Puts a product first among the viewed ones. Never throws; without storage it has no effect. */
export function rememberViewed(id: string): void {
  kept.keep(idsOf([id, ...recentlyViewed()]));
}

function idsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id) => typeof id === 'string' && id !== '' && id.length <= maxIdLength);
  return [...new Set<string>(ids)].slice(0, maxProducts);
}
