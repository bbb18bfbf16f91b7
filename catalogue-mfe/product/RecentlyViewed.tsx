import { useStorefront } from '@storefront/shared/router';
import { useEffect, useId, useState } from 'react';
import type { CardProduct } from '../card/card-product';
import { catalogueApi } from '../catalogue-api';
import { ProductLinks } from './ProductLinks';
import styles from './ProductPage.module.scss';
import { recentlyViewed, rememberViewed } from './recently-viewed';

interface RecentlyViewedProps {
  /** Id of the product whose page this is: it is remembered and not shown. */
  readonly current: string;
}

/**
 * The products this browser looked at before, newest first. Only the browser knows them, so they come after hydration, at
 * the end of the page where they move nothing above; nothing when there are none or they cannot be had.
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
    // With the calls, as what the loaders make of their answers.
    Promise.all([api(catalogueApi), import(/* webpackChunkName: "api" */ '../card/card-product')])
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
