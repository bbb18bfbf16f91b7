import { Link, useSite } from '@storefront/shared/router';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { ContentPage } from './ContentPage';

/** `/shop/order-tracking`: no orders are placed online. */
export function OrderTracking() {
  const { phoneNumber } = useSite();
  return (
    <ContentPage
      page="Order Tracking"
      description="How to ask about an order or a quote."
      lead="We do not take orders online, so there is nothing to track here."
    >
      <p>
        To ask about a delivery or a quote you have requested,{' '}
        {phoneNumber && (
          <span>
            call <PhoneLink number={phoneNumber} /> or{' '}
          </span>
        )}
        <Link to="/contact-us">write to us</Link>. For something new, <Link to="/quote">request a quote</Link>
        .
      </p>
    </ContentPage>
  );
}
