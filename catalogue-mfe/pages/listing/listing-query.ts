import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';

/** Paths of listings besides /shop and /search: copies of the shop (P4), and products on sale. */
export const otherListingPaths = [
  '/shop/list',
  '/shop/with-grid-detail',
  '/shop/with-grid-seperate',
  '/shop/promotions',
] as const;

type OtherListingPath = (typeof otherListingPaths)[number];

/** Path of the listing of products on sale. */
export const promotionsPath = '/shop/promotions' satisfies OtherListingPath;

/** Sort orders of a listing; `relevance` needs a keyword. */
export const sorts = ['relevance', 'name', 'price', 'price-desc', 'newest'] as const;

/** A sort order. */
export type Sort = (typeof sorts)[number];

/** Filters of a listing. Unset texts are '', unset numbers null. Categories are given by id or slug. */
export interface Filters {
  readonly mainId: string;
  readonly subId: string;
  readonly manufacturer: string;
  readonly size: string;
  readonly colour: string;
  /** AUD. */
  readonly fromPrice: number | null;
  /** AUD; never below `fromPrice`. */
  readonly toPrice: number | null;
  /** Minimum discount in per cent, 1 to 100. */
  readonly discount: number | null;
  readonly onSale: boolean;
}

/** Query of a listing's address. Pages have `listingPageSize` products. */
export interface ListingQuery extends Filters {
  /** Path of a listing with an address of its own; null for /shop and /search, which differ by keyword. */
  readonly path: OtherListingPath | null;
  /** From 1. */
  readonly page: number;
  /** Search words, trimmed; '' for none. */
  readonly keyword: string;
  readonly sort: Sort;
  /** Grid (true) or list of cards (P26). */
  readonly isGridView: boolean;
  /** Whether the filter panel is open (P26). */
  readonly isFilter: boolean;
}

/** Products on a page of a listing (P26). */
export const listingPageSize = 24;

/** No filters. */
export const noFilters: Filters = {
  mainId: '',
  subId: '',
  manufacturer: '',
  size: '',
  colour: '',
  fromPrice: null,
  toPrice: null,
  discount: null,
  onSale: false,
};

const maxTextLength = 200;
/** Maximum price in AUD. */
export const highestPrice = 10_000_000;

/** Reads a listing's address; ignores unreadable parts. */
export function parseListingQuery({
  pathname,
  searchParams: parameters,
}: Pick<URL, 'pathname' | 'searchParams'>): ListingQuery {
  const path = otherListingPaths.find((one) => isAt(pathname, one)) ?? null;
  const read = (name: string) => parameters.get(name) ?? '';
  const text = (name: string) =>
    withoutControlCharacters(read(name))
      .slice(0, maxTextLength)
      // The cut may halve a surrogate pair.
      .replace(/\p{Surrogate}$/u, '')
      .trim();
  const category = (name: string) => categoryId(read(name));
  const keyword = text('keyword');
  const usual = usualOf(path, keyword);
  const prices = [price(read('fromPrice')), price(read('toPrice'))] as const;
  const areSwapped = prices[0] !== null && prices[1] !== null && prices[0] > prices[1];
  const view = read('view');
  const filter = read('filter');
  return {
    path,
    page: /^[1-9]\d{0,5}$/.test(read('page')) ? Number(read('page')) : 1,
    keyword,
    mainId: category('mainId'),
    subId: category('subId'),
    manufacturer: text('manufacturer'),
    size: text('size'),
    colour: text('colour'),
    fromPrice: areSwapped ? prices[1] : prices[0],
    toPrice: areSwapped ? prices[0] : prices[1],
    discount: /^(100|[1-9]\d?)$/.test(read('discount')) ? Number(read('discount')) : null,
    onSale: read('sale') === '1',
    sort: sorts.find((one) => one === read('sort') && (one !== 'relevance' || keyword !== '')) ?? usual.sort,
    isGridView: view === 'grid' || (view !== 'list' && usual.isGridView),
    isFilter: filter === 'open' || (filter !== 'closed' && usual.isFilter),
  };
}

function isAt(pathname: string, path: string): boolean {
  return pathname.startsWith(path) && /^\/*$/.test(pathname.slice(path.length));
}

function categoryId(text: string): string {
  return /^[\w-]{1,64}$/.exec(text)?.[0] ?? '';
}

/** Address of a page of a listing. */
export function listingAddress(query: ListingQuery, page = 1): string {
  const { path, keyword, sort, isGridView, isFilter } = query;
  const usual = usualOf(path, keyword);
  const fields = {
    keyword,
    mainId: query.mainId,
    subId: query.subId,
    fromPrice: query.fromPrice,
    toPrice: query.toPrice,
    discount: query.discount,
    manufacturer: query.manufacturer,
    size: query.size,
    colour: query.colour,
    sale: query.onSale && 1,
    sort: sort !== usual.sort && sort,
    view: isGridView !== usual.isGridView && (isGridView ? 'grid' : 'list'),
    filter: isFilter !== usual.isFilter && (isFilter ? 'open' : 'closed'),
    page: page > 1 && page,
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '' && value !== null && value !== false) parameters.set(name, String(value));
  }
  return `${path ?? (keyword ? '/search' : '/shop')}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Default values by path. */
function usualOf(
  path: OtherListingPath | null,
  keyword: string,
): Pick<ListingQuery, 'sort' | 'isGridView' | 'isFilter'> {
  return {
    sort: keyword ? 'relevance' : 'name',
    isGridView: path !== '/shop/list',
    isFilter: path === '/shop/with-grid-detail',
  };
}

function price(text: string): number | null {
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
  return amount !== null && amount <= highestPrice ? amount : null;
}
