import type { RefAttributes } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link as RouterLink } from 'react-router-dom';
import { fades } from './fades';

/** A link to a page of the shop, which opens in place. */
export function Link(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  return <RouterLink viewTransition={fades()} {...props} />;
}
