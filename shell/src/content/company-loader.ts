import type { Company } from '@storefront/shared/api/settings-calls';
import type { LoaderFunctionArgs } from '@storefront/shared/router';
import { loadCompany } from './load-company';

/** How the company is reached and registered. */
export type CompanyContact = Pick<Company, 'email' | 'address' | 'abn'>;

/** Loads what the settings say of how to reach the company; null when they say nothing or cannot be had. Never fails. */
export async function companyLoader(loading: LoaderFunctionArgs): Promise<CompanyContact | null> {
  const company = await loadCompany(loading);
  return company ? { email: company.email, address: company.address, abn: company.abn } : null;
}
