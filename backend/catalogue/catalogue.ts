import type { Queries } from '../database/database';
import { readTextSearch, type TextSearch } from '../search/text-search';
import { readVocabulary, type Vocabulary } from '../search/vocabulary';
import { type GoneProduct, readGoneProduct } from './gone-product';
import { type Conditions, productConditions } from './product-conditions';
import type { ProductFilter, ProductOrder, ProductWindow } from './product-filter';
import { findProductIds } from './product-ids';
import {
  type ProductDetail,
  type ProductRow,
  readProduct,
  readProducts,
  readVariants,
  type VariantRow,
} from './product-row';
import { versionedCaches } from './versioned-cache';

/** Fields whose values can be listed (`distinct` of P53). */
export const facetFields = ['manufacturer', 'size', 'colour'] as const;

type FacetField = (typeof facetFields)[number];

interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Queries of the catalogue, cached per version of it: routes read products through here. */
export interface Catalogue {
  /** Reads a product; null when the id is unknown. */
  read(id: string): Promise<ProductDetail | null>;
  /** Reads a product that was removed; null when the id was never one. */
  gone(id: string): Promise<GoneProduct | null>;
  /** The other sizes, colours and packs of a product. */
  variants(product: ProductRow): Promise<readonly VariantRow[]>;
  list(filter: ProductFilter, order: ProductOrder, window: ProductWindow): Promise<ProductRow[]>;
  count(filter: ProductFilter): Promise<number>;
  /** The text after spelling correction; null when it was searched as typed. */
  searchedFor(filter: ProductFilter): Promise<string | null>;
  /** Values of one field under the other filters, most frequent first. */
  facet(field: FacetField, filter: ProductFilter): Promise<FacetValue[]>;
}

const facetValues: Readonly<Record<FacetField, string>> = {
  manufacturer: 'brand',
  size: 'unnest(sizes)',
  colour: 'unnest(colours)',
};

/** Largest cached page of a listing, in products. */
const rememberedLimit = 100;

/** Milliseconds for which the vocabulary is kept: it is large, and only seeding and imports change it. */
const vocabularyLifetime = 60_000;

/**
 * The catalogue of a database. Common and slow results are cached. `now` is a clock in milliseconds. @param latest what is at least as new as
 * `database`, for what is cached for long
 */
export function createCatalogue(
  database: Queries,
  latest: Queries = database,
  now?: () => number,
): Catalogue {
  const createCache = versionedCaches(database, now);
  const vocabularies = createCache<Vocabulary>(1, vocabularyLifetime);
  const searches = createCache<TextSearch>(500);
  const counts = createCache<number>(2000);
  const facets = createCache<FacetValue[]>(200);
  const lists = createCache<ProductRow[]>(500);

  const searchOf = async ({ text, active }: ProductFilter): Promise<TextSearch | null> => {
    if (text === undefined) return null;
    const vocabulary = await vocabularies('', () => readVocabulary(latest));
    const among = active ? 'active' : 'not active';
    return searches(`${among} ${text}`, () => readTextSearch(database, text, vocabulary, among));
  };
  const conditionsOf = async (filter: ProductFilter): Promise<Conditions> =>
    productConditions(filter, await searchOf(filter));

  return {
    list: async (filter, order, window) => {
      const conditions = await conditionsOf(filter);
      const read = async () =>
        readProducts(database, await findProductIds(database, conditions, order, window));
      if (window.limit > rememberedLimit) return read();
      return lists(JSON.stringify([conditions, order, window]), read);
    },
    read: (id) => readProduct(database, id),
    gone: (id) => readGoneProduct(database, id),
    variants: (product) => readVariants(database, product),
    count: async (filter) => {
      const { where, parameters } = await conditionsOf(filter);
      return counts(`${where} ${JSON.stringify(parameters)}`, async () => {
        const sql = `select count(*)::int as count from product where ${where}`;
        const [row] = await database.query<{ count: number }>(sql, parameters);
        return row?.count ?? 0;
      });
    },
    searchedFor: async (filter) => (await searchOf(filter))?.searchedFor ?? null,
    facet: async (field, filter) => {
      const { where, parameters } = await conditionsOf({ ...filter, [field]: undefined });
      return facets(`${field} ${where} ${JSON.stringify(parameters)}`, () =>
        database.query<FacetValue>(
          `select value, count(*)::int as count
             from (select ${facetValues[field]} as value from product where ${where}) as found
            where value is not null group by value order by count desc, value`,
          parameters,
        ),
      );
    },
  };
}
