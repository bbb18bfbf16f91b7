import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import { type ListingQuery, listingAddress } from './listing-query';

interface ListingLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly query: ListingQuery;
  /** Default 1. */
  readonly page?: number;
}

/** A link to another state of this listing, without fading or scrolling. */
export function ListingLink({ query, page, ...link }: ListingLinkProps) {
  return <Link to={listingAddress(query, page)} preventScrollReset viewTransition={false} {...link} />;
}
