import type { ProductFilter } from './product-filter';

/** A `where` clause over the table `product`, with the values of its `$1`, `$2`, …. */
export interface Conditions {
  readonly where: string;
  readonly parameters: readonly unknown[];
  /** The place of the `tsquery` among the parameters (`$3`), when there is a search. */
  readonly textQuery: string | null;
}

/**
 * The filter as SQL.
 * @param textQuery the filter's text as a `tsquery`; null when it holds no word; ignored when the filter has no text
 */
export function productConditions(filter: ProductFilter, textQuery: string | null): Conditions {
  const parameters: unknown[] = [];
  const conditions = [filter.active ? 'active' : 'not active'];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const when = <Value>(value: Value | undefined, condition: (place: string) => string) => {
    if (value !== undefined) conditions.push(condition(bind(value)));
  };

  when(filter.ids, (ids) => `id = any(${ids}::text[])`);
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

  const place = filter.text !== undefined && textQuery !== null ? bind(textQuery) : null;
  if (filter.text !== undefined)
    conditions.push(place ? `search @@ to_tsquery('english', ${place})` : 'false');
  return { where: conditions.join(' and '), parameters, textQuery: place };
}
