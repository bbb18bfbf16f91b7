import { Form, Link } from '@storefront/shared/router';
import { CategoryLinks } from '@storefront/shared/ui/CategoryLinks';

interface SearchOrBrowseProps {
  /** Words in the search field at first. */
  readonly keyword?: string;
}

/** The ways on from a page that is not there: a search, and the categories. */
export function SearchOrBrowse({ keyword }: SearchOrBrowseProps) {
  return (
    <>
      <Form action="/search" className="not-found-search" role="search" aria-label="Search the shop">
        <label className="form-label" htmlFor="not-found-keyword">
          Search for products
        </label>
        <div className="field-with-button">
          <input
            className="form-control"
            id="not-found-keyword"
            name="keyword"
            defaultValue={keyword}
            required
          />
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
    </>
  );
}
