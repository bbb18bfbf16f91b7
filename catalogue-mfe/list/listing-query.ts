/** What the address of a listing asks for. Pages have `listingPageSize` products. */
export interface ListingQuery {
  /** First page is 1. */
  readonly page: number;
  /** Words searched for, trimmed; '' for none. */
  readonly keyword: string;
  /** Id or slug of a main category; '' for all. */
  readonly mainId: string;
  /** Id or slug of a sub-category; '' for all. */
  readonly subId: string;
}

/** Products on a page of a listing (decision 7). */
export const listingPageSize = 24;

const longestKeyword = 200;

/** Reads the query of /shop or /search; what cannot be read is ignored. */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const page = parameters.get('page') ?? '';
  const category = (name: string) => /^[\w-]{1,64}$/.exec(parameters.get(name) ?? '')?.[0] ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    keyword: (parameters.get('keyword') ?? '').slice(0, longestKeyword).trim(),
    mainId: category('mainId'),
    subId: category('subId'),
  };
}

/** The address of the same listing at another page. */
export function listingAddress({ keyword, mainId, subId }: ListingQuery, page: number): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({
    keyword,
    mainId,
    subId,
    page: page > 1 ? String(page) : '',
  })) {
    if (value) parameters.set(name, value);
  }
  return `${keyword ? '/search' : '/shop'}${parameters.size > 0 ? `?${parameters}` : ''}`;
}
