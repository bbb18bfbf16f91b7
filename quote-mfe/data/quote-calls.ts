import { emailCalls } from '@storefront/shared/api/email-calls';
import { geoCalls } from '@storefront/shared/api/geo-calls';
import { productCalls } from '@storefront/shared/api/product-calls';
import type { Connections } from '@storefront/shared/contracts/connections';

/** Makes the quote form's calls. */
export const quoteCalls = ({ shop, submissions, suburbs }: Connections) => ({
  ...geoCalls(shop, suburbs),
  ...emailCalls(submissions),
  productById: productCalls(shop).productById,
  // Over `submissions`, since the quote contains its products' details.
  productsByIds: productCalls(submissions).productsByIds,
});
