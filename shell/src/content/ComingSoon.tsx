import { Link } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';

/** `/comming-soon`, spelt as in P4. */
export function ComingSoon() {
  return (
    <ContentPage
      page="Coming Soon"
      description="There is nothing on this page yet."
      noindex
      lead="There is nothing on this page yet. Everything we supply now is in the shop."
    >
      <Link className="btn btn-primary" to="/shop">
        Browse the shop
      </Link>
    </ContentPage>
  );
}
