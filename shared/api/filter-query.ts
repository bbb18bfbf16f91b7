type FilterValue = string | number | boolean;

/** Filters of the second API's product list by name; a list gives its name once for each entry. */
export type ProductFilter = Readonly<Record<string, FilterValue | readonly FilterValue[] | undefined>>;

/** The query of a filter object, keys and values URL-encoded (P54); undefined is left out. */
export function filterQuery(filter: ProductFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const one of [value].flat()) {
      if (one !== undefined) params.append(name, String(one));
    }
  }
  return params;
}
