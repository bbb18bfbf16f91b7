import { listPages } from '@storefront/shared/product/paths';
import { Link, useLoaderData, useSite } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { type CompanyContact, CompanyDetails } from './CompanyDetails';
import { ContentPage } from './ContentPage';

/** `/about-us`: the company's range and how the shop works. */
export function AboutUs() {
  const { brand } = useSite();
  return (
    <ContentPage
      page="About Us"
      description={`${brand} supplies medical and dental practices across Australia. How the shop works and how to reach us.`}
      lead={`${brand} supplies medical and dental practices across Australia with wound care, hygiene, laboratory, tools, diagnosis and equipment.`}
      aside={<CompanyDetails company={useLoaderData() as CompanyContact | null} />}
    >
      <p>
        Browse <Link to="/shop">the shop</Link>, collect what you need in the cart, and{' '}
        <Link to="/quote">request a quote</Link> for one product or for the whole cart. Nothing is charged
        online.
      </p>
      <p>
        <Link className="btn btn-primary" to="/shop">
          Browse the shop
        </Link>
      </p>
    </ContentPage>
  );
}

/** `/core-team`: contact details only, since the settings name no people. */
export function CoreTeam() {
  const { brand, phoneNumber } = useSite();
  return (
    <ContentPage page="Core Team" description={`How to reach the team of ${brand}.`}>
      {phoneNumber && (
        <p>
          <span>{`The team of ${brand} is reached through the company’s phone:`}</span>{' '}
          <PhoneLink number={phoneNumber} />.
        </p>
      )}
      <p>
        You can also <Link to="/contact-us">write a message</Link>.
      </p>
    </ContentPage>
  );
}

/** `/shop/order-tracking`: says that no orders are placed online. */
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

/** `/my-account` and `/forget-password`: says that there are no accounts (P1, P4). */
export function NoAccounts({ page }: { readonly page: string }) {
  return (
    <ContentPage
      page={page}
      heading="Accounts are not available"
      description="This shop works without an account."
      noindex
      lead="This shop works without an account, so there is nothing to log in to and no password to reset."
    >
      <p>
        Your cart and lists are kept in this browser. To buy, <Link to="/quote">request a quote</Link>.
      </p>
    </ContentPage>
  );
}

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

/** `/shop/checkout-success`: a sample, marked as such (P32). */
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
