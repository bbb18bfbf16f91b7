import type { LoadCalls } from '@storefront/shared/contracts/connections';
import type { officeCalls } from './office-calls';

/** The office's calls: `storefront.api(officeApi)`. */
export const officeApi: LoadCalls<ReturnType<typeof officeCalls>> = async () => {
  const { officeCalls } = await import(/* webpackChunkName: "api" */ './office-calls');
  return officeCalls;
};
