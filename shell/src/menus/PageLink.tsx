import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import { useCurrentAddress } from './current-address';

/** A link of the layout; it says when the page it leads to is the one that is shown (P83). */
export function PageLink({ to, ...link }: ComponentProps<typeof Link> & { readonly to: string }) {
  return <Link to={to} aria-current={useCurrentAddress() === to ? 'page' : undefined} {...link} />;
}
