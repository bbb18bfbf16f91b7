import type { Company } from '@storefront/shared/api/settings-calls';
import type { LoaderFunctionArgs } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import { contentApi } from './content-api';

/** Loads what the settings say of the company; null when they say nothing or cannot be had. Never fails. */
export async function companyLoader({
  request: { signal },
  context,
}: LoaderFunctionArgs): Promise<Company | null> {
  try {
    const api = await context.get(storefrontContext).api(contentApi);
    const companies = await api.settings('company', signal);
    return companies.at(-1) ?? null;
  } catch (error) {
    if (!signal.aborted) console.error(String(error));
    return null;
  }
}
