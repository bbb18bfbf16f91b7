import type { Connection } from '../contracts/connections';
import { answerOf, bareAnswerOf, listOf } from './answer';
import { dataOrFailure, type Failure, listOrNull } from './failure';
import { filterQuery } from './filter-query';
import { entriesOf, fieldsOf, textOf } from './json-fields';

/** A category that lists products. */
export interface ProductCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** A main category of the menu. */
export interface MainCategory extends ProductCategory {
  readonly subcategories: readonly ProductCategory[];
}

/** Category calls of both APIs. */
export interface CategoryCalls {
  /** The main categories with their sub-categories. Throws ApiError; the menu ignores it (P59). */
  readonly mainCategories: (signal?: AbortSignal) => Promise<readonly MainCategory[]>;
  readonly productCategories: (signal?: AbortSignal) => Promise<readonly ProductCategory[] | Failure>;
  /** The first product category with this slug, or null when there is none or the call failed (logged). */
  readonly productCategoryBySlug: (slug: string, signal?: AbortSignal) => Promise<ProductCategory | null>;
}

/** Only the slug is promised (P54): a missing id is replaced by the slug, and a missing slug by the id. */
function category(value: unknown): ProductCategory | null {
  const fields = fieldsOf(value);
  const id = textOf(fields.id) ?? textOf(fields.slug);
  const slug = textOf(fields.slug) ?? id;
  return id !== null && slug !== null ? { id, slug, name: textOf(fields.name) ?? slug } : null;
}

function mainCategory(value: unknown): MainCategory | null {
  const main = category(value);
  const subcategories = entriesOf(fieldsOf(value).subcategories).map(category);
  return main && { ...main, subcategories: subcategories.filter((sub) => sub !== null) };
}

/** Makes the category calls over `shop`. */
export function categoryCalls(shop: Connection): CategoryCalls {
  const list = async (query: URLSearchParams | undefined, signal?: AbortSignal) => {
    const path = 'product-categories';
    return listOf(path, bareAnswerOf(await shop.get(path, query, signal)), category);
  };
  return {
    mainCategories: async (signal) => {
      const path = 'api/v1/category/maincategory';
      return listOf(path, answerOf(await shop.get(path, undefined, signal)).data, mainCategory);
    },
    productCategories: (signal) => dataOrFailure(list(undefined, signal)),
    productCategoryBySlug: async (slug, signal) => {
      const categories = await listOrNull(list(filterQuery({ slug }), signal));
      return categories?.find((one) => one.slug === slug) ?? null;
    },
  };
}
