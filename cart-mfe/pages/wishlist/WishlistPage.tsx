import { useBus, useTopic } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { Link, useLoaderData } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { useRef, useState } from 'react';
import { isNoLongerSold, type LoadedDetails, lineName, useLineDetails } from '../../data/line-details';
import { NotLoaded } from '../../parts/lines/NotLoaded';
import { pictureLoading } from '../../parts/lines/picture-loading';
import { UndoRemoval } from '../../parts/lines/UndoRemoval';
import { MoveAll } from './MoveAll';
import { WishlistCard } from './WishlistCard';
import styles from './WishlistPage.module.scss';

/** `/shop/wishlist`: the kept products, each with buttons to move it to the cart and to remove it. */
export function WishlistPage() {
  const bus = useBus();
  const lines = useTopic('ecomerce', ({ wishlistItems }) => wishlistItems);
  const detailsOf = useLineDetails(lines, useLoaderData() as LoadedDetails);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCrowded, setIsCrowded] = useState(false);
  const toMove = lines
    .filter(({ id }) => !isNoLongerSold(detailsOf(id)))
    .map(({ id }) => ({ id, name: lineName(id, detailsOf(id)) }));

  /** Moves the focus of a moved or removed product to the heading, unless 'Undo' takes it; products that stay keep it. */
  function leaveGone(crowded = false) {
    setIsCrowded(crowded);
    const isGone = bus.state().ecomerce.wishlistItems.length < lines.length;
    if (isGone) heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className="container">
      <PageHead page="Wishlist" canonical={listPages.wishlist} />
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1}>
          Wishlist
        </h1>
        {toMove.length > 1 && <MoveAll products={toMove} onMoved={leaveGone} />}
      </div>
      {/* Another toast may replace the one about the full cart. */}
      {isCrowded && toMove.length > 0 && (
        <p className="alert alert-warning">
          Your cart has no room for more of these products. <Link to={listPages.cart}>View cart</Link>
        </p>
      )}
      <UndoRemoval list="wishlist" lines={lines} detailsOf={detailsOf} heading={heading} />
      {lines.length === 0 ? (
        <NextStep title="Your wishlist is empty.">
          <p>Use the heart on a product to keep it here for next time.</p>
        </NextStep>
      ) : (
        <>
          <NotLoaded list="wishlist" lines={lines} detailsOf={detailsOf} heading={heading} />
          <ul className={styles.cards} onSubmit={() => leaveGone()}>
            {lines.map(({ id }, nth) => (
              <li key={id}>
                <WishlistCard id={id} details={detailsOf(id)} loading={pictureLoading(nth)} />
              </li>
            ))}
          </ul>
          <PricesInclude />
        </>
      )}
    </div>
  );
}
