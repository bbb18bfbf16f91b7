import type { ProductCalls } from '@storefront/shared/api/product-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';

/** What the cart asks the backend. */
export type CartApi = Pick<ProductCalls, 'productsByIds'>;

/** The cart's calls: `storefront.api(cartApi)`. */
export const cartApi: LoadCalls<CartApi> = async () => {
  const { productCalls } = await import(/* webpackChunkName: "api" */ '@storefront/shared/api/product-calls');
  return ({ shop }) => productCalls(shop);
};
