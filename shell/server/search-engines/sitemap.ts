import type { CategoryCalls } from '@storefront/shared/api/category-calls';
import type { ListingCalls } from '@storefront/shared/api/listing-calls';
import type { PostCalls } from '@storefront/shared/api/post-calls';
import type { SettingsCalls } from '@storefront/shared/api/settings-calls';
import { pathSegment } from '@storefront/shared/contracts/path-segment';

/** Products in one request: the most the shop backend gives. */
const pageSize = 1_000;

/** The calls that the list of all pages needs. */
export type ListedPathsApi = CatalogueApi & SettingsCalls & PostCalls;

type CatalogueApi = Pick<CategoryCalls, 'mainCategories'> & Pick<ListingCalls, 'listProducts'>;

/** Paths of the pages that search engines may list, except products, categories, policies and posts; no page that is `noindex` or a copy. */
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
];

/** Paths of all pages that search engines may list. @throws ApiError when the settings or a part of the catalogue cannot be read */
export async function listedPaths(api: ListedPathsApi): Promise<string[]> {
  const posts = (await api.posts()).map(({ slug }) => `/post/${slug}`);
  return [...indexedPages, ...posts, ...(await policyPaths(api)), ...(await cataloguePaths(api))];
}

/** Paths of the company's policies that have a page (P75). */
async function policyPaths(api: SettingsCalls): Promise<string[]> {
  const company = (await api.settings('company')).at(-1);
  return Object.keys(company?.policies ?? {}).map((policy) => `/${policy}`);
}

/** Paths of every category and product, each once. @throws ApiError for a missing part: half a list would say the rest is gone */
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

/** Most addresses in one file (sitemaps.org). */
const maxAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Addresses in one chunk of XML: other requests get their turn in between. */
const chunkSize = 1_000;

/** A file of the sitemap in chunks of XML; null if there is none. Without a part it is the whole list, or the list of parts. */
export function sitemap(
  paths: readonly string[],
  origin: string,
  part: number | null,
): Iterable<string> | null {
  const parts = Math.ceil(paths.length / maxAddresses);
  if (part === null) {
    if (parts <= 1) return list('urlset', 'url', paths, origin);
    const files = Array.from({ length: parts }, (_, nth) => `/sitemap-${nth + 1}.xml`);
    return list('sitemapindex', 'sitemap', files, origin);
  }
  if (parts <= 1 || part < 1 || part > parts) return null;
  return list('urlset', 'url', paths.slice((part - 1) * maxAddresses, part * maxAddresses), origin);
}

function* list(name: string, entry: string, paths: readonly string[], origin: string): Iterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespace}>\n`;
  for (let from = 0; from < paths.length; from += chunkSize) {
    yield paths
      .slice(from, from + chunkSize)
      .map((path) => `<${entry}><loc>${escapeXml(origin + path)}</loc></${entry}>\n`)
      .join('');
  }
  yield `</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
