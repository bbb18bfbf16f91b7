import { useSite } from '@storefront/shared/router';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { Place } from '../places/Place';
import { Brand } from './Brand';
import { ListLink } from './ListLink';
import { SearchBox } from './SearchBox';
import { SiteNav } from './SiteNav';

/** Brand, search, phone, the visitor's lists and the menus, on every page. */
export function Header() {
  const { phoneNumber } = useSite();
  return (
    <header className="site-header">
      <div className="container site-header-row">
        <Brand />
        <SearchBox />
        {phoneNumber && <Phone number={phoneNumber} />}
        {/* The switchers' place (P7) is empty so far. */}
        <div className="site-lists">
          <ListLink list="wishlist" />
          <ListLink list="compare" />
          <Place name="header-cart" />
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
      <svg viewBox="0 0 24 24" width="1.375em" height="1.375em" aria-hidden="true">
        <path d="M6.6 3.5 9 3.9c.5.1.8.5.9 1l.5 2.6c.1.4-.1.9-.4 1.1L8.3 9.9a12 12 0 0 0 5.8 5.8l1.3-1.7c.3-.3.7-.5 1.1-.4l2.6.5c.5.1.9.5 1 .9l.4 2.4c.1.7-.4 1.4-1.2 1.5A14.6 14.6 0 0 1 5.1 4.7c.1-.7.8-1.3 1.5-1.2Z" />
      </svg>
      <span>{number}</span>
    </PhoneLink>
  );
}
