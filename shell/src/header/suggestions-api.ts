import type { ListingCalls } from '@storefront/shared/api/listing-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';

/** The call of the search's suggestions: `storefront.api(suggestionsApi)`. */
export const suggestionsApi: LoadCalls<Pick<ListingCalls, 'listProducts'>> = async () => {
  const { listingCalls } = await import(
    /* webpackChunkName: "listing-calls" */ '@storefront/shared/api/listing-calls'
  );
  return ({ shop }) => listingCalls(shop);
};
