import { useTopic } from '@storefront/shared/bus';
import { useLocation } from '@storefront/shared/router';
import { useContext } from 'react';
import { Widget } from '../remotes/Widget';
import { WidgetsContext } from '../remotes/widgets';
import { isComparing } from '../remotes/widgets-of';

/** The place of what is being compared, at the foot of a listing. */
export function CompareTrayPlace() {
  const { pathname } = useLocation();
  const { loaded } = useContext(WidgetsContext);
  const isShown = useTopic('ecomerce', (state) => isComparing(pathname, state));
  return isShown ? (
    <Widget
      name="cart/compare-tray"
      props={{ loaded: loaded['cart/compare-tray'] ?? null }}
      fallback={null}
    />
  ) : null;
}
