import type { Company } from '@storefront/shared/api/settings-calls';
import { type LoaderFunctionArgs, storefrontContext } from '@storefront/shared/router';
import { contentApi } from './content-api';

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
