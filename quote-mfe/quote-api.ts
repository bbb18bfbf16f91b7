import type { EmailCalls } from '@storefront/shared/api/email-calls';
import type { GeoCalls } from '@storefront/shared/api/geo-calls';
import type { ProductCalls } from '@storefront/shared/api/product-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';

/** What the quote form asks the backend, and sends it. */
export type QuoteApi = Pick<ProductCalls, 'productById' | 'productsByIds'> &
  GeoCalls &
  Pick<EmailCalls, 'requestQuote'>;

/** The quote form's calls: `storefront.api(quoteApi)`. */
export const quoteApi: LoadCalls<QuoteApi> = async () => {
  const { quoteCalls } = await import(/* webpackChunkName: "api" */ './quote-calls');
  return quoteCalls;
};
