import { Link } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';

/** `/shop/checkout-success`: says that it is a sample (P32). */
export function CheckoutSuccess() {
  return (
    <ContentPage
      page="Checkout"
      heading="No order was placed"
      description="A sample page: this shop has no checkout."
      noindex
      lead="This page is a sample. The shop has no checkout: nothing was ordered and nothing was charged. Your cart is as it was."
    >
      <p>To buy what is in your cart, request a quote for it.</p>
      <Link className="btn btn-primary" to="/quote">
        Request a quote
      </Link>
    </ContentPage>
  );
}
