import { totalQuantity, useTopic } from '@storefront/shared/bus';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { listPages } from '@storefront/shared/product/paths';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { Link, useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { useRef } from 'react';
import { type LoadedDetails, useLineDetails } from '../../data/line-details';
import { EmptyCart } from '../../parts/lines/EmptyCart';
import { NotLoaded } from '../../parts/lines/NotLoaded';
import { UndoRemoval } from '../../parts/lines/UndoRemoval';
import styles from './CartPage.module.scss';
import { CartTable } from './CartTable';
import { CartTotals } from './CartTotals';
import { OrderSummary } from './OrderSummary';
import { ShareCart } from './ShareCart';

/** `/shop/shopping-cart`: lines from the bus, with the loader's product details. */
export function CartPage() {
  const lines = useTopic('ecomerce', ({ cartItems }) => cartItems);
  const detailsOf = useLineDetails(lines, useLoaderData() as LoadedDetails);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = totalQuantity(lines);
  return (
    <div className="container">
      <PageHead page="Shopping Cart" canonical={listPages.cart} />
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1}>
          Shopping Cart {count > 0 && <span className={styles.count}>{`(${formatItemCount(count)})`}</span>}
        </h1>
        {count > 0 && (
          <div className={styles.ways}>
            <Link className="btn btn-link" to={quickOrderPath}>
              Add from a list
            </Link>
            <StateForm list="cart" intent="clear" returnTo={listPages.cart} undo>
              <button className="btn btn-link" type="submit">
                Clear all items
              </button>
            </StateForm>
          </div>
        )}
      </div>
      <UndoRemoval list="cart" lines={lines} detailsOf={detailsOf} heading={heading} />
      {count === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <NotLoaded list="cart" lines={lines} detailsOf={detailsOf} heading={heading} />
          <div className={styles.cart}>
            <CartTable lines={lines} detailsOf={detailsOf} />
            <div className={styles.aside}>
              <CartTotals lines={lines} detailsOf={detailsOf} />
              <OrderSummary />
            </div>
          </div>
          <ShareCart lines={lines} detailsOf={detailsOf} />
        </>
      )}
    </div>
  );
}
