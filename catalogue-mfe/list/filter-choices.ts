import type { Api, DistinctField, DistinctValue, MainCategory } from '@storefront/shared/api';
import { isFailed, orFailed } from '../or-failed';
import type { ListingQuery } from './listing-query';
import { productQuery } from './product-query';

/** What the filter panel offers; a part that could not be loaded, or has nothing to choose from, is empty. */
export interface FilterChoices {
  readonly categories: readonly MainCategory[];
  readonly manufacturers: readonly DistinctValue[];
  readonly sizes: readonly DistinctValue[];
  readonly colours: readonly DistinctValue[];
}

/** Most values of a field that are offered, the most frequent first. */
const mostValues = 60;

/** Loads what the panel offers: the categories, and the values that products have under the other filters (decision 7). */
export async function loadFilterChoices(
  api: Api,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<FilterChoices> {
  const part = async <T>(loading: Promise<readonly T[]>): Promise<readonly T[]> => {
    const loaded = await orFailed(loading, signal);
    return isFailed(loaded) ? [] : loaded;
  };
  const values = async (field: DistinctField) => {
    const others = { ...productQuery(query), [field]: undefined };
    const found = await part(api.distinctValues(field, others, signal));
    return found.slice(0, mostValues);
  };
  const [categories, manufacturers, sizes, colours] = await Promise.all([
    part(api.mainCategories(signal)),
    values('manufacturer'),
    values('size'),
    values('colour'),
  ]);
  return { categories, manufacturers, sizes, colours };
}
