import { Form, Link } from '@storefront/shared/router';
import { CategoryLinks } from '@storefront/shared/ui/CategoryLinks';
import { PageHead } from '@storefront/shared/ui/PageHead';

/** The page of an unknown address. */
export function NotFound() {
  return (
    <div className="container">
      <PageHead page="Page not found" linkedAs="/404" noindex />
      <p className="eyebrow">Error 404</p>
      <h1>We could not find that page</h1>
      <p className="page-lead">
        It may have moved, or the product is no longer supplied. Search for it, or browse the shop.
      </p>
      <Form action="/search" className="not-found-search" role="search" aria-label="Search the shop">
        <label className="form-label" htmlFor="not-found-keyword">
          Search for products
        </label>
        <div className="field-with-button">
          <input className="form-control" id="not-found-keyword" name="keyword" required />
          <button className="btn btn-primary" type="submit">
            Search
          </button>
        </div>
      </Form>
      <CategoryLinks label="Categories">
        <li>
          <Link className="btn btn-outline-primary" to="/shop">
            All products
          </Link>
        </li>
      </CategoryLinks>
    </div>
  );
}
