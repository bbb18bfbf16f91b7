import type { PolicyName } from '@storefront/shared/contracts/site';
import type { RouteObject } from '@storefront/shared/router';
import { PolicyPage } from './PolicyPage';
import { policyLoader } from './policy-loader';

const route = (policy: PolicyName): Pick<RouteObject, 'element' | 'loader'> => ({
  loader: policyLoader(policy),
  element: <PolicyPage policy={policy} />,
});

/** The pages of the company's policies (P75). */
export const policyRoutes = {
  '/privacy': route('privacy'),
  '/terms': route('terms'),
  '/returns': route('returns'),
};
