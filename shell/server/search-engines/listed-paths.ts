import type { CategoryCalls } from '@storefront/shared/api/category-calls';
import type { ListingCalls } from '@storefront/shared/api/listing-calls';
import type { SettingsCalls } from '@storefront/shared/api/settings-calls';
import { pathSegment } from '@storefront/shared/contracts/path-segment';
import { posts } from '../../src/content/articles';

/** Products in one request: the most the shop backend gives. */
const pageSize = 1_000;

/** The calls that the list of all pages needs. */
export type ListedPathsApi = CatalogueApi & SettingsCalls;

type CatalogueApi = Pick<CategoryCalls, 'mainCategories'> & Pick<ListingCalls, 'listProducts'>;

/** Paths of the pages that search engines may list, except products, categories and policies; no page that is `noindex` or a copy. */
export const indexedPages: readonly string[] = [
  '/',
  '/shop',
  '/shop/promotions',
  '/quote',
  '/about-us',
  '/core-team',
  '/contact-us',
  '/shop/order-tracking',
  '/blog',
  ...posts.map(({ slug }) => `/post/${slug}`),
];

/** Paths of all pages that search engines may list. @throws ApiError when the settings or a part of the catalogue cannot be read */
export async function listedPaths(api: ListedPathsApi): Promise<string[]> {
  return [...indexedPages, ...(await policyPaths(api)), ...(await cataloguePaths(api))];
}

/** Paths of the company's policies that have a page (P75). */
async function policyPaths(api: SettingsCalls): Promise<string[]> {
  const company = (await api.settings('company')).at(-1);
  return Object.keys(company?.policies ?? {}).map((policy) => `/${policy}`);
}

/**
 * Paths of every main category with its sub-categories and of every product, each once, in the order products were added.
 *
 * @throws ApiError when any part of the catalogue cannot be read: half of it would tell search engines that the rest is gone
 */
export async function cataloguePaths(api: CatalogueApi): Promise<string[]> {
  const paths = new Set<string>();
  const add = (address: string, id: string) => {
    const segment = pathSegment(id);
    if (segment !== null) paths.add(address + segment);
  };
  for (const { id, subcategories } of await api.mainCategories()) {
    add('/shop?mainId=', id);
    for (const sub of subcategories) add('/shop?subId=', sub.id);
  }
  const categories = paths.size;
  for (let page = 1; ; page += 1) {
    const before = paths.size;
    const { products, total } = await api.listProducts({
      page,
      limit: pageSize,
      sortField: 'createdAt',
    });
    for (const { id } of products) add('/product/', id);
    // A page without new products is the end: a backend may answer a page number beyond the last with any page.
    if (paths.size === before || paths.size - categories === total) return [...paths];
  }
}
