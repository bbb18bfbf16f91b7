import type { ListingCalls } from '@storefront/shared/api/listing-calls';
import type { SkuCalls } from '@storefront/shared/api/sku-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';

/** What the quick order asks the backend. */
export type QuickOrderApi = SkuCalls & Pick<ListingCalls, 'listProducts'>;

/** The quick order's calls: `storefront.api(quickOrderApi)`. */
export const quickOrderApi: LoadCalls<QuickOrderApi> = async () => {
  const { quickOrderCalls } = await import(/* webpackChunkName: "quick-order" */ './quick-order-calls');
  return quickOrderCalls;
};
