import type { LoadCalls } from '@storefront/shared/contracts/connections';
import type { catalogueCalls } from './catalogue-calls';

/** The catalogue's backend calls. */
export type CatalogueApi = ReturnType<typeof catalogueCalls>;

/** The catalogue's calls: `storefront.api(catalogueApi)`. In a chunk of their own, since no first page needs them. */
export const catalogueApi: LoadCalls<CatalogueApi> = async () => {
  const { catalogueCalls } = await import(/* webpackChunkName: "api" */ './catalogue-calls');
  return catalogueCalls;
};
