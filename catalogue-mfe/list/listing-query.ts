/** Other views of /shop, at addresses of their own (decision 15). */
export const shopPresets = ['/shop/list', '/shop/with-grid-detail', '/shop/with-grid-seperate'] as const;

/** Path of the products on sale. */
export const promotionsPath = '/shop/promotions';

const ownPaths = [...shopPresets, promotionsPath] as const;

/** What the address of a listing asks for. Pages have `listingPageSize` products. */
export interface ListingQuery {
  /** Path of a listing with an address of its own; null for /shop and /search, which the keyword tells apart. */
  readonly path: (typeof ownPaths)[number] | null;
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

/** Reads the address of a listing; what cannot be read is ignored. */
export function parseListingQuery({
  pathname,
  searchParams: parameters,
}: Pick<URL, 'pathname' | 'searchParams'>): ListingQuery {
  const page = parameters.get('page') ?? '';
  const category = (name: string) => /^[\w-]{1,64}$/.exec(parameters.get(name) ?? '')?.[0] ?? '';
  return {
    path: ownPaths.find((path) => path === pathname.replace(/\/+$/, '')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    keyword: (parameters.get('keyword') ?? '').slice(0, longestKeyword).trim(),
    mainId: category('mainId'),
    subId: category('subId'),
  };
}

/** The address of the same listing at another page. */
export function listingAddress({ path, keyword, mainId, subId }: ListingQuery, page: number): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({
    keyword,
    mainId,
    subId,
    page: page > 1 ? String(page) : '',
  })) {
    if (value) parameters.set(name, value);
  }
  return `${path ?? (keyword ? '/search' : '/shop')}${parameters.size > 0 ? `?${parameters}` : ''}`;
}
