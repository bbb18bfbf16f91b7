import { removedIn } from '@storefront/shared/bus';
import { listFields, type StoredList } from '@storefront/shared/contracts/state';
import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  storefrontContext,
} from '@storefront/shared/router';
import {
  type DetailsCache,
  detailsCacheOf,
  isAnswer,
  isNoLongerSold,
  type LoadedDetails,
  productOf,
} from './line-details';

/** Makes the loader of a list's page: it loads unknown details of the lines (P54), and of the removed line in the address. */
export function detailsLoader(list: StoredList) {
  return ({ request, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<LoadedDetails> => {
    const storefront = context.get(storefrontContext);
    const lines = storefront.bus.state().ecomerce[listFields[list]];
    const removed = removedIn(new URL(request.url).searchParams, list)?.lines ?? [];
    const ids = [...lines, ...(removed.length === 1 ? removed : [])].map(({ id }) => id);
    return loadDetails([...new Set(ids)], detailsCacheOf(storefront));
  };
}

/** Loads unknown details of products. Never rejects: a list can be shown and changed without them. */
export async function loadDetails(ids: readonly string[], cache: DetailsCache): Promise<LoadedDetails> {
  const missing = ids.filter((id) => !isAnswer(cache.known().get(id)));
  if (missing.length > 0) await cache.ask(missing);
  const details = ids.map((id) => cache.known().get(id) ?? 'not loaded');
  return {
    products: details.map(productOf).filter((product) => product !== null),
    gone: details.filter(isNoLongerSold),
    failed: !details.every(isAnswer),
  };
}
