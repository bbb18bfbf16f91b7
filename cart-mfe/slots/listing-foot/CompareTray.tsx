import { useBus, useTopic } from '@storefront/shared/bus';
import type { SlotModule } from '@storefront/shared/contracts/slots';
import { listPages } from '@storefront/shared/product/paths';
import { Link, storefrontContext, useLocation } from '@storefront/shared/router';
import { Picture } from '@storefront/shared/ui/Picture';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { type RefObject, useEffect, useRef } from 'react';
import { loadDetails } from '../../data/details-loader';
import {
  detailsCacheOf,
  type LoadedDetails,
  lineName,
  productOf,
  useLineDetails,
} from '../../data/line-details';
import styles from './CompareTray.module.scss';

/** Loads the details of the compared products for the first HTML. */
export const load: NonNullable<SlotModule<'listing-foot'>['load']> = (context) => {
  const storefront = context.get(storefrontContext);
  const ids = storefront.bus.state().ecomerce.compareItems.map(({ id }) => id);
  return loadDetails(ids, detailsCacheOf(storefront));
};

/** The compared products, below a listing. */
export const Widget: SlotModule<'listing-foot'>['Widget'] = ({ loaded }) => {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const lines = useTopic('ecomerce', ({ compareItems }) => compareItems);
  const detailsOf = useLineDetails(lines, loaded as LoadedDetails | null);
  const compare = useKeptFocus<HTMLAnchorElement>(lines.length);
  return (
    <section className={styles.tray} aria-label="Products to compare">
      <div className={`container ${styles.row}`}>
        <ul className={styles.products}>
          {lines.map(({ id }) => {
            const details = detailsOf(id);
            const name = lineName(id, details);
            return (
              <li key={id} className={styles.product}>
                <div className={styles.picture}>
                  <Picture picture={productOf(details)?.picture ?? null} alt={name} sizes="56px" />
                </div>
                <StateForm
                  list="compare"
                  intent="remove"
                  id={id}
                  returnTo={here}
                  className={styles.remove ?? ''}
                >
                  <button
                    type="submit"
                    aria-label={`Do not compare ${name}`}
                    title={`Do not compare ${name}`}
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                </StateForm>
              </li>
            );
          })}
        </ul>
        <Link ref={compare} className="btn btn-primary" to={listPages.compare}>
          {`Compare (${lines.length})`}
        </Link>
        <StateForm list="compare" intent="clear" returnTo={here}>
          <button className="btn btn-link" type="submit">
            Clear<span className="visually-hidden"> the comparison</span>
          </button>
        </StateForm>
      </div>
    </section>
  );
};

/** Takes the focus when the focused product is removed; when the last one was removed, and the tray with it, the page's content gets it. */
function useKeptFocus<E extends HTMLElement>(length: number): RefObject<E | null> {
  const bus = useBus();
  const target = useRef<E>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current && isFocusLost()) target.current?.focus();
    before.current = length;
  }, [length]);
  useEffect(
    () => () => {
      const isOver = bus.topics.ecomerce.value.compareItems.length === 0;
      if (isOver && isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
    },
    [bus],
  );
  return target;
}

const isFocusLost = () => document.activeElement === document.body;
