import { contentPaths } from '@storefront/shared/contracts/shell-paths';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { pathTable } from '../../src/remotes/path-table';

/** The canonical address of a page written in another case or with a trailing slash (P62), query included; null for any other. */
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

/** The address to redirect to when a path begins with more than one slash, which a browser would read as another host; else null. */
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

/** The lookup of page patterns; cached for the release map in force, since every request needs it. */
function tableOf(assigned: Paths) {
  const known = tables.get(assigned);
  if (known) return known;
  const patterns = [...contentPaths, ...Object.values(assigned).flat()];
  const table = pathTable(patterns.map((pattern) => ({ pattern, value: null })));
  tables.set(assigned, table);
  return table;
}

/** The pattern of a page's address, in whatever case it is written; null when it is no page's. */
export function pagePattern(assigned: Paths, pathname: string): string | null {
  return tableOf(assigned)(pathname)?.pattern ?? null;
}
