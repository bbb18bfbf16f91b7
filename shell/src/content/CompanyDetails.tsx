import type { Company } from '@storefront/shared/api/settings-calls';
import { type LoaderFunctionArgs, storefrontContext, useSite } from '@storefront/shared/router';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { contentApi } from './content-api';

/** The company's contact details and registration, as far as the settings give them. */
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

/** The fields that {@link CompanyDetails} shows. */
export type CompanyContact = Pick<Company, 'email' | 'address' | 'abn'>;

/** Loads the company's contact details; null when there are none or they cannot be loaded. Never rejects. */
export async function companyLoader(loading: LoaderFunctionArgs): Promise<CompanyContact | null> {
  const company = await loadCompany(loading);
  return company ? { email: company.email, address: company.address, abn: company.abn } : null;
}

/** Loads the company's settings; undefined for none, null when they cannot be loaded. Never rejects. */
export async function loadCompany({
  request: { signal },
  context,
}: LoaderFunctionArgs): Promise<Company | undefined | null> {
  try {
    const api = await context.get(storefrontContext).api(contentApi);
    return (await api.settings('company', signal)).at(-1);
  } catch (error) {
    if (!signal.aborted) console.error(String(error));
    return null;
  }
}
