import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { useSite } from '@storefront/shared/router';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { Icon } from '../Icon';
import { PageLink } from '../menus/PageLink';
import { Slot } from '../slots/Slot';
import { Brand } from './Brand';
import { ListLink } from './ListLink';
import { SearchBox } from './SearchBox';
import { SiteNav } from './SiteNav';

/** The header of every page. */
export function Header() {
  const { phoneNumber } = useSite();
  return (
    <header className="site-header">
      <div className="container site-header-row">
        <Brand />
        <SearchBox />
        {phoneNumber && <Phone number={phoneNumber} />}
        {/* Reserved for the switchers (P7). */}
        <div className="site-lists">
          <PageLink className="site-order" to={quickOrderPath} aria-label="Quick order">
            <Icon drawing="M15 5h3v15H6V5h3M9 3.5h6v3H9ZM9.5 11h5M9.5 15h5" size="1.5em" />
            <span className="site-list-text">Quick order</span>
          </PageLink>
          <ListLink list="wishlist" />
          <ListLink list="compare" />
          <Slot name="header-cart" />
        </div>
      </div>
      <SiteNav />
      <template id="header-end" />
    </header>
  );
}

function Phone({ number }: { readonly number: string }) {
  return (
    <PhoneLink className="site-phone" number={number}>
      <Icon drawing="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z" />
      <span>{number}</span>
    </PhoneLink>
  );
}
