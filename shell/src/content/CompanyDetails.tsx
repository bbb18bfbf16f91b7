import type { Company } from '@storefront/shared/api';
import { useSite } from '@storefront/shared/router';
import { PhoneLink } from '../layout/PhoneLink';

/** How the company is reached and registered, as far as the settings say so. */
export function CompanyDetails({ company }: { readonly company: Company | null }) {
  const { phoneNumber } = useSite();
  const { email, address, abn } = company ?? {};
  return (
    <ul className="content-list">
      {phoneNumber && (
        <li>
          Phone: <PhoneLink number={phoneNumber} />
        </li>
      )}
      {email && (
        <li>
          Email: <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {address && <li>Address: {address}</li>}
      {abn && <li>ABN: {abn}</li>}
    </ul>
  );
}
