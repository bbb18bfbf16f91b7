import { Link, useSite } from '@storefront/shared/router';

/** Closes every page. */
export function Footer() {
  const { brand } = useSite();
  return (
    <footer className="site-footer">
      <div className="container site-footer-row">
        <p>
          <strong>{brand}</strong>
          <br />
          Prices in Australian dollars.
        </p>
        <nav aria-label="Footer">
          <Link to="/shop">Shop</Link>
          <Link to="/shop/shopping-cart">Cart</Link>
          <Link to="/quote">Request a quote</Link>
        </nav>
      </div>
    </footer>
  );
}
