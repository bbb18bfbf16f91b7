import type { Term } from '../search/text-query';
import type { TextSearch } from '../search/text-search';
import type { ProductFilter } from './product-filter';

/** A `where` clause over the table `product`, with the values of its `$1`, `$2`, …. */
export interface Conditions {
  readonly where: string;
  readonly parameters: readonly unknown[];
  /** Search terms for the ranking; null without a search. */
  readonly terms: readonly Term[] | null;
}

/** Translates the filter to SQL; `search` is its parsed text, null without one. */
export function productConditions(filter: ProductFilter, search: TextSearch | null): Conditions {
  const parameters: unknown[] = [];
  const conditions = [filter.active ? 'active' : 'not active'];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const when = <Value>(value: Value | undefined, condition: (place: string) => string) => {
    if (value !== undefined) conditions.push(condition(bind(value)));
  };

  when(filter.ids, (ids) => `id = any(${ids}::text[])`);
  when(filter.skus, (skus) => `upper(sku) = any(${skus}::text[])`);
  when(filter.mainId, (id) => `main_id = ${id}`);
  when(filter.categoryId, (id) => `category_id = ${id}`);
  when(filter.categorySlug, (slug) => `category_id = (select id from category where slug = ${slug})`);
  when(filter.manufacturer, (brand) => `brand = ${brand}`);
  when(filter.size, (size) => `sizes @> array[${size}::text]`);
  when(filter.colour, (colour) => `colours @> array[${colour}::text]`);
  when(filter.fromPrice, (price) => `current_price >= ${price}::numeric`);
  when(filter.toPrice, (price) => `current_price <= ${price}::numeric`);
  when(filter.fromDiscount, (discount) => `discount >= ${discount}::numeric`);
  when(filter.toDiscount, (discount) => `discount <= ${discount}::numeric`);
  when(filter.featured, (yes) => `featured = ${yes}`);
  when(filter.top, (yes) => `top = ${yes}`);
  when(filter.latest, (yes) => `latest = ${yes}`);
  when(filter.onSale, (yes) => `on_sale = ${yes}`);

  if (search?.wanted) conditions.push(`search @@ to_tsquery('english', ${bind(search.wanted)})`);
  else if (search) conditions.push('false');
  return { where: conditions.join(' and '), parameters, terms: search?.terms ?? null };
}
