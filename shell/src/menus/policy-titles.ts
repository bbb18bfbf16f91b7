import type { PolicyName } from '@storefront/shared/contracts/site';

/** Titles of the policies' pages (P75). */
export const policyTitles: Readonly<Record<PolicyName, string>> = {
  privacy: 'Privacy policy',
  terms: 'Terms',
  returns: 'Returns',
};
