import { Link, useLocation } from '@storefront/shared/router';

/** Says that details are missing on a page of lines, with a way to try again. */
export function NotLoaded({ list }: { readonly list: 'cart' | 'wishlist' | 'compare list' }) {
  const { pathname, search } = useLocation();
  return (
    <p className="alert alert-warning" role="status">
      Some details could not be loaded; your {list} is safe.{' '}
      <Link to={pathname + search} replace>
        Try again
      </Link>
    </p>
  );
}
