import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { Link } from '@storefront/shared/router';
import styles from './EmptyCart.module.scss';

/** What an empty cart shows (P41). */
export function EmptyCart() {
  return (
    <>
      <p className="alert alert-warning" role="alert">
        Cart empty!
      </p>
      <div className={styles.ways}>
        <Link className="btn btn-primary" to="/shop">
          Back to shop
        </Link>
        <Link className="btn btn-outline-primary" to={quickOrderPath}>
          Order from a list
        </Link>
      </div>
    </>
  );
}
