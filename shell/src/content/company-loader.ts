import type { Company } from '@storefront/shared/api/settings-calls';
import { type LoaderFunctionArgs, storefrontContext } from '@storefront/shared/router';
import { contentApi } from './content-api';

/** The company's contact details and registration. */
export type CompanyContact = Pick<Company, 'email' | 'address' | 'abn'>;

/** Loads the company's contact details; null when there are none or they cannot be loaded. Never rejects. */
export async function companyLoader(loading: LoaderFunctionArgs): Promise<CompanyContact | null> {
  const company = await loadCompany(loading);
  return company ? { email: company.email, address: company.address, abn: company.abn } : null;
}

/** Loads the company's settings; undefined when there are none, null when they cannot be loaded. Never rejects. */
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
