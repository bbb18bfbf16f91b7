import { contentPaths } from '@storefront/shared/contracts/shell-paths';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { pathTable } from '../../src/remotes/path-table';

/**
 * The address to go to instead when that of a page is written in another case or with a slash at its end (P62); null when it
 * is not, or is no page's.
 *
 * @param assigned path patterns of the remotes, as the release map has them
 * @param url path, which begins with one slash, and query as they stand in the request
 */
export function canonicalAddress(assigned: ReleaseMap['paths'], url: string): string | null {
  const { pathname, search } = new URL(url, 'http://storefront');
  const pattern = pagePattern(assigned, pathname);
  if (!pattern) return null;
  const written = pathname.split('/');
  const parts = pattern
    .split('/')
    .flatMap((part, nth) => (part === '*' ? written.slice(nth) : part.startsWith(':') ? written[nth] : part));
  const path = parts.join('/');
  return path === pathname ? null : path + search;
}

/**
 * The address to go to instead when a request's path begins with more than one slash, which a browser would read as
 * another host; null when it does not.
 *
 * @param url path and query as they stand in the request
 */
export function canonicalPath(url: string): string | null {
  const rooted = `/${url.replace(/^[/\\]+/, '')}`;
  const base = 'http://storefront';
  if (!URL.canParse(rooted, base)) return null;
  const { pathname, search } = new URL(rooted, base);
  if (rooted === url && !pathname.startsWith('//')) return null;
  return pathname.replace(/^\/+/, '/') + search;
}

type Paths = ReleaseMap['paths'];

const tables = new WeakMap<Paths, ReturnType<typeof pathTable>>();

/** Finds the pattern of a page's address; the same for as long as the release map is in force, for every request asks. */
function tableOf(assigned: Paths) {
  const known = tables.get(assigned);
  if (known) return known;
  const patterns = [...contentPaths, ...Object.values(assigned).flat()];
  const table = pathTable(patterns.map((pattern) => ({ pattern, value: null })));
  tables.set(assigned, table);
  return table;
}

/**
 * The pattern that an address is a page's by, in whatever case it is written; null when it is no page's.
 *
 * @param assigned path patterns of the remotes, as the release map has them
 */
export function pagePattern(assigned: Paths, pathname: string): string | null {
  return tableOf(assigned)(pathname)?.pattern ?? null;
}
