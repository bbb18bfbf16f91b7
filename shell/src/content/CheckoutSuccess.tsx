import { listPages } from '@storefront/shared/product/paths';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';

/** `/shop/checkout-success`: says that it is a sample (P32). */
export function CheckoutSuccess() {
  return (
    <div className="container">
      <PageHead page="Checkout" description="A sample page: this shop has no checkout." noindex />
      <h1>No order was placed</h1>
      <NextStep
        title="This page is a sample: the shop has no checkout."
        way={{ text: 'Request a quote', to: '/quote' }}
        otherWay={{ text: 'View cart', to: listPages.cart }}
      >
        <p>
          Nothing was ordered and nothing was charged. Your cart is as it was: to buy what is in it, request a
          quote.
        </p>
      </NextStep>
    </div>
  );
}
