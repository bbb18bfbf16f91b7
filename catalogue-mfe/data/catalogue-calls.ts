import { categoryCalls } from '@storefront/shared/api/category-calls';
import { listingCalls } from '@storefront/shared/api/listing-calls';
import { productCalls } from '@storefront/shared/api/product-calls';
import { richTextFrom } from '@storefront/shared/api/rich-text-from';
import { settingsCalls } from '@storefront/shared/api/settings-calls';
import type { Connections } from '@storefront/shared/contracts/connections';

/** Makes the catalogue's calls. */
export const catalogueCalls = ({ shop }: Connections) => ({
  ...listingCalls(shop),
  ...productCalls(shop, richTextFrom),
  ...categoryCalls(shop),
  ...settingsCalls(shop),
});
