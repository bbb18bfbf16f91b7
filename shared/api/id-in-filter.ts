import { filterQuery } from './filter-query';

/**
 * The query string that asks the second API for several products: `id_in=1&id_in=2` (P54).
 * Ids are URL-encoded, each is asked for once. No ids give '', which would ask for all products.
 */
export function idInFilter(ids: readonly string[]): string {
  return filterQuery({ id_in: [...new Set(ids)] }).toString();
}
