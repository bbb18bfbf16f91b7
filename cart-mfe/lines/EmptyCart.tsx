import { Link } from '@storefront/shared/router';

/** What an empty cart shows (P41). */
export function EmptyCart() {
  return (
    <>
      <p className="alert alert-warning" role="alert">
        Cart empty!
      </p>
      <Link className="btn btn-primary" to="/shop">
        Back to shop
      </Link>
    </>
  );
}
