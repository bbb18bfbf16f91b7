import { Link } from '@storefront/shared/router';

/** What an empty cart shows (specification sections 2 and 8). */
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
