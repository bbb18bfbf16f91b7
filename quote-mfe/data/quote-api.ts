import type { LoadCalls } from '@storefront/shared/contracts/connections';
import type { quoteCalls } from './quote-calls';

/** The quote form's backend calls. */
export type QuoteApi = ReturnType<typeof quoteCalls>;

/** The quote form's calls: `storefront.api(quoteApi)`. In a chunk of their own, since no first page needs them. */
export const quoteApi: LoadCalls<QuoteApi> = async () => {
  const { quoteCalls } = await import(/* webpackChunkName: "api" */ './quote-calls');
  return quoteCalls;
};
