import { useBus, useTopic } from '@storefront/shared/bus';
import { Form, useLocation, useSearchParams } from '@storefront/shared/router';

/** The search of every page. On narrow screens a button opens and closes it (`isSearchBoxShow`). */
export function SearchBox() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const bus = useBus();
  const shown = useTopic('app', ({ isSearchBoxShow }) => isSearchBoxShow);
  const keyword = pathname === '/search' ? (parameters.get('keyword') ?? '') : '';
  return (
    <>
      <button
        className="site-search-toggle"
        type="button"
        aria-expanded={shown}
        aria-controls="site-search"
        onClick={() => bus.update('app', { isSearchBoxShow: !shown })}
      >
        <Magnifier />
        <span className="visually-hidden">{shown ? 'Close search' : 'Open search'}</span>
      </button>
      <Form
        action="/search"
        className={shown ? 'site-search site-search-shown' : 'site-search'}
        id="site-search"
        role="search"
      >
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
          maxLength={200}
          required
        />
        <button className="btn btn-primary" type="submit">
          <Magnifier />
          <span className="visually-hidden">Search</span>
        </button>
      </Form>
    </>
  );
}

function Magnifier() {
  return (
    <svg className="site-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  );
}
