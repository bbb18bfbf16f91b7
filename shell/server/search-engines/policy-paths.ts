import type { SettingsCalls } from '@storefront/shared/api/settings-calls';

/**
 * Paths of the company's policies that there is a page of (P75).
 *
 * @throws ApiError when the settings cannot be had
 */
export async function policyPaths(api: SettingsCalls): Promise<string[]> {
  const company = (await api.settings('company')).at(-1);
  return Object.keys(company?.policies ?? {}).map((policy) => `/${policy}`);
}
