import { useTopic } from '@storefront/shared/bus';
import { useLocation } from '@storefront/shared/router';
import { Widget } from '../remotes/Widget';
import { isComparing } from '../remotes/widgets-of';

/** The place of what is being compared, at the foot of a listing. */
export function CompareTray() {
  const { pathname } = useLocation();
  const isShown = useTopic('ecomerce', (state) => isComparing(pathname, state));
  return isShown ? <Widget name="cart/compare-tray" props={{}} fallback={null} /> : null;
}
