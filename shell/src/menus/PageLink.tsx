import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import { useCurrentAddress } from './current-address';

/** A link of the layout that is marked when it leads to this page (P83). */
export function PageLink({ to, ...link }: ComponentProps<typeof Link> & { readonly to: string }) {
  return <Link to={to} aria-current={useCurrentAddress() === to ? 'page' : undefined} {...link} />;
}
