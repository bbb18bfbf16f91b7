import { type ListingCalls, listingCalls } from '@storefront/shared/api/listing-calls';
import { type SkuCalls, skuCalls } from '@storefront/shared/api/sku-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';

/** What the quick order asks the backend. */
export type QuickOrderApi = SkuCalls & Pick<ListingCalls, 'listProducts'>;

/** The quick order's calls: `storefront.api(quickOrderApi)`. They come with its page. */
export const quickOrderApi: LoadCalls<QuickOrderApi> =
  async () =>
  ({ shop }) => ({ ...skuCalls(shop), listProducts: listingCalls(shop).listProducts });
