import type { MainCategory } from '@storefront/shared/api/category-calls';
import type { DistinctValue } from '@storefront/shared/api/listing-calls';
import type { DistinctField } from '@storefront/shared/api/product-query';
import type { CatalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedOrFailed } from '../loaded-or-failed';
import type { ListingQuery } from './listing-query';
import { productQuery } from './product-query';

/** Choices of the filter panel; a part without choices, or that failed to load, is empty. */
export interface FilterChoices {
  readonly categories: readonly MainCategory[];
  readonly manufacturers: readonly DistinctValue[];
  readonly sizes: readonly DistinctValue[];
  readonly colours: readonly DistinctValue[];
  /** False when a part could not be loaded. */
  readonly isComplete: boolean;
}

/** Most values offered of a field, the most frequent first. */
const maxValues = 60;

/** Loads the categories, and the values that products have under the other filters (P26). */
export async function loadFilterChoices(
  api: CatalogueApi,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<FilterChoices> {
  const part = <T>(values: Promise<readonly T[]>) => loadedOrFailed(values, signal);
  const values = (field: DistinctField) => {
    const others = { ...productQuery(query), [field]: undefined };
    return part(api.distinctValues(field, others, signal).then((all) => all.slice(0, maxValues)));
  };
  const [categories, manufacturers, sizes, colours] = await Promise.all([
    part(api.mainCategories(signal)),
    values('manufacturer'),
    values('size'),
    values('colour'),
  ]);
  return {
    categories: known(categories),
    manufacturers: known(manufacturers),
    sizes: known(sizes),
    colours: known(colours),
    isComplete: ![categories, manufacturers, sizes, colours].some(isFailed),
  };
}

function known<T>(part: readonly T[] | Failed): readonly T[] {
  return isFailed(part) ? [] : part;
}
