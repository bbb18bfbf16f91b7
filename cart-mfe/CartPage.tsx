import { totalQuantity, useTopic } from '@storefront/shared/bus';
import { useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { CartForm } from './CartForm';
import styles from './CartPage.module.scss';
import { CartTable } from './CartTable';
import { CartTotals } from './CartTotals';
import type { CartDetails } from './cart-loader';
import { countedItems } from './counted-items';
import { EmptyCart } from './EmptyCart';
import { NotLoaded } from './NotLoaded';
import { useFocusWhenRemoved } from './use-focus-when-removed';
import { useLineDetails } from './use-line-details';

/** `/shop/shopping-cart`: the lines as they are on the bus, with the details the loader gave. */
export function CartPage() {
  const lines = useTopic('ecomerce', ({ cartItems }) => cartItems);
  const detailsOf = useLineDetails(useLoaderData() as CartDetails, lines);
  const heading = useFocusWhenRemoved<HTMLHeadingElement>(lines.length);
  const count = totalQuantity(lines);
  return (
    <div className="container">
      <PageHead page="Shopping Cart" />
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1}>
          Shopping Cart {count > 0 && <span className={styles.count}>({countedItems(count)})</span>}
        </h1>
        {count > 0 && (
          <CartForm intent="clear">
            <button className="btn btn-link" type="submit">
              Clear all items
            </button>
          </CartForm>
        )}
      </div>
      {count === 0 ? (
        <EmptyCart />
      ) : (
        <>
          {lines.some(({ id }) => detailsOf(id) === 'not loaded') && <NotLoaded list="cart" />}
          <div className={styles.cart}>
            <CartTable lines={lines} detailsOf={detailsOf} />
            <CartTotals lines={lines} detailsOf={detailsOf} />
          </div>
        </>
      )}
    </div>
  );
}
