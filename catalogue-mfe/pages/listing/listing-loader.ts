import { isFailed, type Loading, loadedWithCalls } from '../../data/loaded-or-failed';
import { parseListingQuery } from './listing-query';
import type { ListingData } from './load-listing';

/** Loads a page of a listing, and the choices of an open filter panel. */
export async function listingLoader(loading: Loading): Promise<ListingData> {
  const { url, signal } = loading.request;
  const query = parseListingQuery(new URL(url));
  const module = import(/* webpackChunkName: "api" */ './load-listing');
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
