import { Form, Link, useLocation, useSearchParams, useSite } from '@storefront/shared/router';
import { Widget } from '../remotes/Widget';
import { CartLink } from './CartLink';

/** Brand, search and cart, on every page. */
export function Header() {
  const { brand, phoneNumber } = useSite();
  return (
    <header className="site-header">
      <div className="container site-header-row">
        <Link className="site-brand" to="/shop">
          {brand}
        </Link>
        <SearchBox />
        {phoneNumber && (
          <a className="site-phone" href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>
            {phoneNumber}
          </a>
        )}
        <Widget name="cart/badge" fallback={<CartLink />} />
      </div>
    </header>
  );
}

function SearchBox() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const keyword = pathname === '/search' ? (parameters.get('keyword') ?? '') : '';
  return (
    <Form action="/search" className="site-search" role="search">
      <label className="visually-hidden" htmlFor="keyword">
        Search for products
      </label>
      <input
        className="form-control"
        id="keyword"
        key={keyword}
        name="keyword"
        type="search"
        placeholder="Search for products"
        defaultValue={keyword}
        pattern=".*\S.*"
        title="Type what you are looking for"
        required
      />
      <button className="btn btn-primary" type="submit">
        Search
      </button>
    </Form>
  );
}
