import type { PolicyName } from '@storefront/shared/contracts/site';

/** What the pages of the company's policies are called (P75). */
export const policyTitles: Readonly<Record<PolicyName, string>> = {
  privacy: 'Privacy policy',
  terms: 'Terms',
  returns: 'Returns',
};
