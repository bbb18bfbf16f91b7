import { Link, useLoaderData, useSite } from '@storefront/shared/router';
import { CompanyDetails } from './CompanyDetails';
import { ContentPage } from './ContentPage';
import type { CompanyContact } from './company-loader';

/** `/about-us`: what the company supplies and how the shop works. */
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
