import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { NextStep } from '@storefront/shared/ui/NextStep';

/** What an empty cart shows (P41, P84). */
export function EmptyCart() {
  return (
    <NextStep title="Cart empty!" isWarning otherWay={{ text: 'Order from a list', to: quickOrderPath }}>
      <p>Add what you need, then ask for one quote for the lot.</p>
    </NextStep>
  );
}
