/** Servers read addresses of 8 KB. A full cart, 140 ids of 24 characters, is one call; whatever a cookie holds is several. */
const maxQueryLength = 7_000;

/** As few query strings as hold these parts of one, each of which is encoded and alone short enough for an address. */
export function boundedQueries(filters: readonly string[]): string[] {
  const queries: string[] = [];
  for (const filter of filters) {
    const last = queries.at(-1);
    if (last !== undefined && last.length + filter.length < maxQueryLength)
      queries[queries.length - 1] = `${last}&${filter}`;
    else queries.push(filter);
  }
  return queries;
}
