import type { Company } from '@storefront/shared/api/settings-calls';
import { type LoaderFunctionArgs, storefrontContext } from '@storefront/shared/router';
import { contentApi } from './content-api';

/** How the company is reached and registered. */
export type CompanyContact = Pick<Company, 'email' | 'address' | 'abn'>;

/** Loads what the settings say of how to reach the company; null when they say nothing or cannot be had. Never fails. */
export async function companyLoader(loading: LoaderFunctionArgs): Promise<CompanyContact | null> {
  const company = await loadCompany(loading);
  return company ? { email: company.email, address: company.address, abn: company.abn } : null;
}

/** Loads the company as the settings have it; undefined when they have none, null when they cannot be had. Never fails. */
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
