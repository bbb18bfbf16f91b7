import type { OwnPage, PolicyBlock } from '@storefront/shared/api/policies-of';
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

/** The fields that {@link CompanyDetails} shows, when the company answers, and the page's own text, if it has one (P91). */
export interface CompanyContact extends Pick<Company, 'email' | 'address' | 'abn' | 'answersWithin'> {
  readonly text?: readonly PolicyBlock[] | undefined;
}

/** Makes the loader of the company's contact details and a page's text; null when there are none or they cannot be loaded. Never rejects. */
export function companyLoader(page?: OwnPage) {
  return async (loading: LoaderFunctionArgs): Promise<CompanyContact | null> => {
    const company = await loadCompany(loading);
    if (!company) return null;
    const { email, address, abn, answersWithin, pages } = company;
    return { email, address, abn, answersWithin, text: page && pages[page] };
  };
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
