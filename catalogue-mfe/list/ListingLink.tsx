import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import { type ListingQuery, listingAddress } from './listing-query';

interface ListingLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly query: ListingQuery;
  /** Of the listing; the first when left out. */
  readonly page?: number;
}

/** A link to another state of the listing, which comes in the place of this one: nothing fades or scrolls. */
export function ListingLink({ query, page, ...link }: ListingLinkProps) {
  return <Link to={listingAddress(query, page)} preventScrollReset viewTransition={false} {...link} />;
}
