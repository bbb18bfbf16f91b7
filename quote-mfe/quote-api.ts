import type { LoadCalls } from '@storefront/shared/contracts/connections';
import type { quoteCalls } from './quote-calls';

/** What the quote form asks the backend, and sends it. */
export type QuoteApi = ReturnType<typeof quoteCalls>;

/** The quote form's calls: `storefront.api(quoteApi)`. They are in a chunk of their own, since no first page needs them. */
export const quoteApi: LoadCalls<QuoteApi> = async () => {
  const { quoteCalls } = await import(/* webpackChunkName: "api" */ './quote-calls');
  return quoteCalls;
};
