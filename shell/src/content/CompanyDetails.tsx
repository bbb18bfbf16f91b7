import { useSite } from '@storefront/shared/router';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import type { CompanyContact } from './company-loader';

/** The company's contact details and registration, as far as the settings have them. */
export function CompanyDetails({ company }: { readonly company: CompanyContact | null }) {
  const { brand, phoneNumber } = useSite();
  const { email, address, abn } = company ?? {};
  if (!phoneNumber && !email && !address && !abn) return null;
  return (
    <section className="content-card" aria-labelledby="company-details">
      <h2 id="company-details">{brand}</h2>
      <dl className="details-list">
        {phoneNumber && (
          <div>
            <dt>Phone</dt>
            <dd>
              <PhoneLink number={phoneNumber} />
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt>Address</dt>
            <dd>{address}</dd>
          </div>
        )}
        {abn && (
          <div>
            <dt>ABN</dt>
            <dd>{abn}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
