import type { SlotModule } from '@storefront/shared/contracts/slots';
import { Link } from '@storefront/shared/router';

/** The remote's part of every page's foot: a link to its page. */
export const Widget: SlotModule<'page-foot'>['Widget'] = () => (
  <nav aria-label="Example" className="container py-3">
    <Link to="/example">Example</Link>
  </nav>
);
