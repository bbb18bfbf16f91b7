import type { CategoryCalls } from '@storefront/shared/api/category-calls';
import type { ListingCalls } from '@storefront/shared/api/listing-calls';
import type { ProductCalls } from '@storefront/shared/api/product-calls';
import type { SettingsCalls } from '@storefront/shared/api/settings-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';

/** What the catalogue asks the backend. */
export type CatalogueApi = Pick<ListingCalls, 'listProducts' | 'distinctValues'> &
  Pick<ProductCalls, 'productById' | 'productsByIds'> &
  Pick<CategoryCalls, 'mainCategories' | 'productCategories'> &
  SettingsCalls;

/** The catalogue's calls: `storefront.api(catalogueApi)`. */
export const catalogueApi: LoadCalls<CatalogueApi> = async () => {
  const { catalogueCalls } = await import(/* webpackChunkName: "api" */ './catalogue-calls');
  return catalogueCalls;
};
