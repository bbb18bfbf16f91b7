import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** What the remote has at the foot of every page: the way to its own. */
export const Widget: PlaceModule<'page-foot'>['Widget'] = () => (
  <nav aria-label="Example" className="container py-3">
    <Link to="/example">Example</Link>
  </nav>
);
