import { useBus, useTopic } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { Link, useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { useRef } from 'react';
import type { LoadedDetails } from '../lines/details-cache';
import { NotLoaded } from '../lines/NotLoaded';
import { pictureLoading } from '../lines/picture-loading';
import { UndoRemoval } from '../lines/UndoRemoval';
import { useLineDetails } from '../lines/use-line-details';
import { WishlistCard } from './WishlistCard';
import styles from './WishlistPage.module.scss';

/** `/shop/wishlist`: the products that are kept, each with a way into the cart and one out of the list. */
export function WishlistPage() {
  const bus = useBus();
  const lines = useTopic('ecomerce', ({ wishlistItems }) => wishlistItems);
  const detailsOf = useLineDetails(lines, useLoaderData() as LoadedDetails);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The focus of a card that was moved or removed goes to the heading, unless 'Undo' takes it; one that stays keeps it. */
  function leaveCard() {
    const isGone = bus.state().ecomerce.wishlistItems.length < lines.length;
    if (isGone) heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className="container">
      <PageHead page="Wishlist" canonical={listPages.wishlist} />
      <h1 ref={heading} tabIndex={-1}>
        Wishlist
      </h1>
      <UndoRemoval list="wishlist" lines={lines} detailsOf={detailsOf} heading={heading} />
      {lines.length === 0 ? (
        <>
          <p>Your wishlist is empty. Use the heart on a product to save it here.</p>
          <Link className="btn btn-primary" to="/shop">
            Back to shop
          </Link>
        </>
      ) : (
        <>
          <NotLoaded
            list="wishlist"
            ids={lines.map(({ id }) => id)}
            detailsOf={detailsOf}
            heading={heading}
          />
          <ul className={styles.cards} onSubmit={leaveCard}>
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
