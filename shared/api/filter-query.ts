type FilterValue = string | number | boolean;

/** Filters of the second API's product list by name; a list repeats its name for each entry. */
export type ProductFilter = Readonly<Record<string, FilterValue | readonly FilterValue[] | undefined>>;

/** The query string of filters, URL-encoded (P54), without undefined ones. */
export function filterQuery(filter: ProductFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const one of [value].flat()) {
      if (one !== undefined) params.append(name, String(one));
    }
  }
  return params;
}
