import { type Listing, maxProducts } from './first-listing';
import type { QueryReader } from './query-reader';
import { BadRequest } from './refusals';

const sortNames = {
  productName: 'productName',
  title: 'productName',
  price: 'price',
  createdAt: 'createdAt',
} as const;

/** Parses `GET /products` (P54): `id_in`, `price_gte`, `product_categories.slug`, `_sort=price:desc` … @throws BadRequest */
export function readSecondListing(query: QueryReader): Listing {
  const text = query.text('title_contains') ?? query.text('productName');
  const sort = query.text('_sort');
  return {
    filter: {
      active: true,
      ids: query.list('id_in', maxProducts),
      skus: query.list('sku_in', maxProducts)?.map((sku) => sku.toUpperCase()),
      fromPrice: query.amount('price_gte'),
      toPrice: query.amount('price_lte'),
      categorySlug: query.text('product_categories.slug'),
      onSale: query.flag('on_sale'),
      text,
    },
    order: sort ? readSort(sort) : { field: text ? 'relevance' : 'productName', falling: false },
    window: {
      offset: query.whole('_start', 0, 1_000_000_000) ?? 0,
      limit: Math.min(query.whole('_limit', 1, Number.MAX_SAFE_INTEGER) ?? maxProducts, maxProducts),
    },
  };
}

function readSort(sort: string): Listing['order'] {
  const [name = '', direction = 'asc', ...rest] = sort.split(':');
  const field = Object.entries(sortNames).find(([known]) => known === name)?.[1];
  const way = direction.toLowerCase();
  if (!field || rest.length > 0 || (way !== 'asc' && way !== 'desc')) {
    throw new BadRequest(`_sort must be one of ${Object.keys(sortNames).join(', ')}, with :asc or :desc.`);
  }
  return { field, falling: way === 'desc' };
}
