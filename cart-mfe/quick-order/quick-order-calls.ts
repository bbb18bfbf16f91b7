import { listingCalls } from '@storefront/shared/api/listing-calls';
import { skuCalls } from '@storefront/shared/api/sku-calls';
import type { Connections } from '@storefront/shared/contracts/connections';
import type { QuickOrderApi } from './quick-order-api';

/** Makes the quick order's calls. */
export const quickOrderCalls = ({ shop }: Connections): QuickOrderApi => ({
  ...skuCalls(shop),
  listProducts: listingCalls(shop).listProducts,
});
