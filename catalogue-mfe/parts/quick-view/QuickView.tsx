import { useBus } from '@storefront/shared/bus';
import type { Product } from '@storefront/shared/contracts/product';
import type { Notice } from '@storefront/shared/contracts/state';
import { brandLabel } from '@storefront/shared/product/brand-label';
import { productPath } from '@storefront/shared/product/paths';
import { sizesNote } from '@storefront/shared/product/sizes-note';
import { Link, useStorefront } from '@storefront/shared/router';
import { Modal } from '@storefront/shared/ui/Modal';
import { Price } from '@storefront/shared/ui/Price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import { useBackOnline } from '@storefront/shared/ui/use-back-online';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { catalogueApi } from '../../data/catalogue-api';
import { Gallery } from '../gallery/Gallery';
import { Badges } from '../product/Badges';
import icons from '../product/icons.module.scss';
import { ProductActions } from '../product/ProductActions';
import styles from './QuickView.module.scss';

/** Props of the quick view. */
export interface QuickViewProps {
  readonly product: Pick<Product, 'id' | 'name' | 'brand' | 'badges'> & {
    readonly smallPrint: readonly string[];
  };
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/**
 * A dialog with a product's pictures, price and actions (P28). Escape, a press beside it, or an addition to the cart closes it; the latter
 * opens the drawer (P41).
 */
export function QuickView({ product: card, opener, onClose }: QuickViewProps) {
  const { id, name } = card;
  const bus = useBus();
  const nameId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [product, loadAgain] = useProduct(id);
  const known = typeof product === 'object' ? product : card;

  useEffect(() => {
    const subscription = bus.events.cartLineAdded.subscribe(() => setOpen(false));
    // The page's own messages are hidden behind the dialog.
    subscription.add(bus.events.notices.subscribe(setNotice));
    return () => subscription.unsubscribe();
  }, [bus]);

  return (
    <Modal open={open} opener={opener} onClose={onClose} labelledBy={nameId} className={styles.dialog}>
      <div ref={panel} className={styles.panel}>
        <button
          className={`${styles.close} ${icons.icon} ${icons.close}`}
          type="button"
          aria-label="Close"
          onClick={() => setOpen(false)}
        />
        <div className={styles.pictures}>
          {typeof product === 'object' ? (
            <Gallery name={name} pictures={product.pictures} sizes={sizes} fullScreen={false} />
          ) : (
            <div className={product === 'loading' ? `${styles.square} ${styles.waiting}` : styles.square} />
          )}
        </div>
        <div className={styles.words}>
          <h2 ref={heading} className={styles.name} id={nameId} tabIndex={-1}>
            <ProductName name={name} />
          </h2>
          <p className={styles.brand}>{brandLabel(known)}</p>
          <SmallPrint parts={card.smallPrint} className={styles.facts} />
          <Badges badges={known.badges} />
          {product === 'loading' && (
            <div className={styles.lines} role="status">
              <span className="visually-hidden">Loading the product</span>
              <span className={styles.waiting} />
              <span className={styles.waiting} />
              <span className={styles.waiting} />
            </div>
          )}
          {product === 'unknown' && (
            <p className={styles.message} role="status">
              This product is no longer sold.
            </p>
          )}
          {product === 'failed' && (
            <div className={styles.message} role="alert">
              <p>This product could not be loaded.</p>
              <button
                className="btn btn-outline-primary"
                type="button"
                onClick={() => {
                  heading.current?.focus();
                  loadAgain();
                }}
              >
                Try again
              </button>
            </div>
          )}
          {typeof product === 'object' && (
            <>
              <div className={styles.price}>
                <Price product={product} />
              </div>
              {sizesNote(product) && <p>{sizesNote(product)}</p>}
              <ProductActions product={product} describedBy={nameId} around={panel} />
            </>
          )}
          {product !== 'unknown' && (
            <Link className={styles.full} to={productPath(id)} aria-describedby={nameId}>
              View the full page
            </Link>
          )}
          <p className={styles.notice} role="status">
            {notice?.text}
          </p>
        </div>
      </div>
    </Modal>
  );
}

/** Width of the main picture, by the dialog's columns. */
const sizes = '(min-width: 48em) 420px, 92vw';

/** A product, or its loading state; `unknown` if the shop does not have it. */
type LoadedProduct = Product | 'loading' | 'unknown' | 'failed';

/** Loads a product in the browser, again on demand, or after a failure when the network is back. Unmounting aborts it. */
function useProduct(id: string): readonly [product: LoadedProduct, loadAgain: () => void] {
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
