import { Link, useLocation } from '@storefront/shared/router';
import type { RefObject } from 'react';
import type { DetailedLines } from '../../data/line-details';

interface NotLoadedProps extends DetailedLines {
  readonly list: 'cart' | 'wishlist' | 'compare list';
  readonly heading: RefObject<HTMLElement | null>;
}

/** A message that some details could not be loaded, with a link to retry; nothing otherwise. */
export function NotLoaded({ list, lines, detailsOf, heading }: NotLoadedProps) {
  const { pathname, search } = useLocation();
  if (!lines.some(({ id }) => detailsOf(id) === 'not loaded')) return null;
  return (
    <p className="alert alert-warning" role="status">
      <span>{`Some details could not be loaded; your ${list} is safe.`}</span>{' '}
      <Link to={pathname + search} replace onClick={() => heading.current?.focus()}>
        Try again
      </Link>
    </p>
  );
}
