import { PageHead } from '@storefront/shared/ui/PageHead';
import { SearchOrBrowse } from './SearchOrBrowse';

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
      <SearchOrBrowse />
    </div>
  );
}
