import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  storefrontContext,
} from '@storefront/shared/router';
import { type CatalogueApi, catalogueApi } from './catalogue-api';
import type { HomeData } from './home/load-home';
import { parseListingQuery } from './list/listing-query';
import type { ListingData } from './list/load-listing';
import { type Failed, isFailed, loadedOrFailed } from './loaded-or-failed';
import type { ProductData } from './product/load-product';

type Loading = LoaderFunctionArgs<RouterContextProvider>;

/** Loads data by a module in the chunk of the calls, since no first page needs either. */
function loadedWithCalls<Module, T extends object>(
  { request, context }: Loading,
  module: Promise<Module>,
  load: (module: Module, calls: CatalogueApi) => Promise<T>,
): Promise<T | Failed> {
  const calls = context.get(storefrontContext).api(catalogueApi);
  const data = Promise.all([module, calls]).then(([loaded, api]) => load(loaded, api));
  return loadedOrFailed(data, request.signal);
}

/** Loads the home page; parts that fail are missing. */
export async function homeLoader(loading: Loading): Promise<HomeData> {
  const home = await loadedWithCalls(
    loading,
    import(/* webpackChunkName: "api" */ './home/load-home'),
    ({ loadHome }, api) => loadHome(api, loading.request),
  );
  if (!isFailed(home)) return home;
  const nothing = { caption: null, banner: null, categories: [], testimonials: [] };
  return { ...nothing, latest: home, featured: home, onSale: home };
}

/** Loads a page of a listing, and the choices of an open filter panel. */
export async function listingLoader(loading: Loading): Promise<ListingData> {
  const { url, signal } = loading.request;
  const query = parseListingQuery(new URL(url));
  const module = import(/* webpackChunkName: "api" */ './list/load-listing');
  const [listing, choices] = await Promise.all([
    loadedWithCalls(loading, module, ({ loadListing }, api) => loadListing(api, query, signal)),
    query.isFilter
      ? loadedWithCalls(loading, module, ({ loadFilterChoices }, api) =>
          loadFilterChoices(api, query, signal),
        )
      : null,
  ]);
  const noChoices = { categories: [], manufacturers: [], sizes: [], colours: [], isComplete: false };
  return { query, listing, choices: choices && isFailed(choices) ? noChoices : choices };
}

/**
 * Loads a product's page in any layout. A failed backend gives `Failed`.
 * @throws a 404 response when there is no such product, or a redirect to its proper address (P62)
 */
export async function productLoader(loading: Loading): Promise<ProductData | Failed> {
  const { id = '' } = loading.params;
  const loaded = await loadedWithCalls(
    loading,
    import(/* webpackChunkName: "api" */ './product/load-product'),
    ({ loadProduct }, api) => loadProduct(api, id, loading.request),
  );
  if (!isFailed(loaded) && loaded.product === null) throw loaded.instead;
  return loaded;
}
