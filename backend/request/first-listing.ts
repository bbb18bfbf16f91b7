import type { ProductFilter, ProductOrder, ProductWindow } from '../catalogue/product-filter';
import { sortFields } from '../catalogue/product-filter';
import type { QueryReader } from './query-reader';
import { BadRequest } from './refusals';

/** Most products in one response, whatever the request; `total` gives the full number. */
export const maxProducts = 1000;

/** A listing request of either API. */
export interface Listing {
  readonly filter: ProductFilter;
  readonly order: ProductOrder;
  readonly window: ProductWindow;
}

/** Parses the parameters of `GET /api/v1/product`; ranges equal to its defaults do not narrow (P53). @throws BadRequest */
export function readFirstListing(query: QueryReader): Listing {
  // Always an empty list (P53): the shop has no third level of categories.
  if (![undefined, '[]'].includes(query.text('sub2Id')))
    throw new BadRequest('sub2Id must be an empty list.');
  const text = query.text('productName');
  const latest = query.flag('latest');
  const filter: ProductFilter = {
    active: query.flag('isActive') ?? true,
    mainId: query.text('mainId'),
    categoryId: query.text('subId'),
    manufacturer: query.text('manufacturer'),
    size: query.text('size'),
    colour: query.text('colour'),
    ...range(query, 'fromPrice', 'toPrice', Number.MAX_SAFE_INTEGER),
    ...range(query, 'fromDiscount', 'toDiscount', 100),
    featured: query.flag('featured'),
    top: query.flag('top'),
    latest,
    text,
  };
  const usual = text ? 'relevance' : latest ? 'createdAt' : 'productName';
  const field = query.choice('sortField', sortFields);
  const direction = query.choice('sortValue', ['asc', 'desc']);
  const limit = Math.min(query.whole('limit', 1, Number.MAX_SAFE_INTEGER) ?? maxProducts, maxProducts);
  const page = query.whole('page', 1, 1_000_000) ?? 1;
  return {
    filter,
    order: {
      field: field ?? usual,
      falling: direction ? direction === 'desc' : field === undefined && usual === 'createdAt',
    },
    window: { offset: (page - 1) * limit, limit },
  };
}

function range<From extends string, To extends string>(query: QueryReader, from: From, to: To, most: number) {
  const least = query.amount(from) || undefined;
  const end = query.amount(to);
  if (least !== undefined && end !== undefined && least > end) {
    throw new BadRequest(`${from} must not be more than ${to}.`);
  }
  return { [from]: least, [to]: end !== undefined && end >= most ? undefined : end };
}
