import type { PolicyBlock } from '@storefront/shared/api/policies-of';
import type { PolicyName } from '@storefront/shared/contracts/site';
import { data, type LoaderFunctionArgs } from '@storefront/shared/router';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { loadCompany } from '../company-loader';

/** A policy's text; null when the settings cannot be loaded. */
export type LoadedPolicy = readonly PolicyBlock[] | null;

/** A loader of one policy's text (P75), which throws a 404 answer when the settings have none. */
export function policyLoader(policy: PolicyName) {
  return unavailableWhen(
    (text) => text === null,
    async (loading: LoaderFunctionArgs): Promise<LoadedPolicy> => {
      const company = await loadCompany(loading);
      if (company === null) return null;
      const text = company?.policies[policy];
      if (!text) throw data(null, { status: 404 });
      return text;
    },
  );
}
