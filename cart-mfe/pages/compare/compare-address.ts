import { inAddress, listPages } from '@storefront/shared/product/paths';

/** Most products of a shared address. Each column links to the comparison without it, so the page repeats the ids in every column. */
const maxShared = 100;

const maxIdsLength = 2_000;

/** Distinct ids of a shared comparison (`?ids=a,b`); null for the visitor's own. A comma in an id is percent-encoded. */
export function sharedIds(query: URLSearchParams): readonly string[] | null {
  if (!query.has('ids')) return null;
  const ids = query
    .getAll('ids')
    .flatMap((list) => list.split(',').map(decoded))
    .filter((id) => id !== '');
  let length = 0;
  return [...new Set(ids)].slice(0, maxShared).filter((id) => {
    length += inAddress(id).length + 1;
    return length <= maxIdsLength;
  });
}

/** Value of `ids` for these products. */
export function idsInAddress(ids: readonly string[]): string {
  return ids.map(inAddress).join(',');
}

interface Comparison {
  /** Ids of a shared comparison; null for the visitor's own. */
  readonly ids: readonly string[] | null;
  readonly onlyDifferences?: boolean;
}

/** Path of a comparison. */
export function comparePath({ ids, onlyDifferences = false }: Comparison): string {
  // Commas stay unescaped, as people read addresses.
  const query = [
    ids && `ids=${ids.map((id) => inAddress(inAddress(id))).join(',')}`,
    onlyDifferences && 'differences=1',
  ].filter(Boolean);
  return query.length > 0 ? `${listPages.compare}?${query.join('&')}` : listPages.compare;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
