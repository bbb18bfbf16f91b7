import { listingPaths } from '@storefront/shared/contracts/listing-paths';
import { Link, useLocation } from '@storefront/shared/router';
import type { ComponentProps } from 'react';

/** A link in the layout, marked when it links to this page (P83). */
export function PageLink({ to, ...link }: ComponentProps<typeof Link> & { readonly to: string }) {
  return <Link to={to} aria-current={useCurrentAddress() === to ? 'page' : undefined} {...link} />;
}

const paths: readonly string[] = listingPaths;

/** Parameters of a listing's address that only filter, sort or page. */
const narrowing = /[?&](?!(mainId|subId|keyword)=[^&])[^&]*/g;

/** A page's address as links have it: a listing's without filters, order and page (P83). */
export function currentAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + (paths.includes(pathname) ? search.replace(narrowing, '').replace('&', '?') : search);
}

/** This page's address as links have it (P83). */
export const useCurrentAddress = () => currentAddress(useLocation());
