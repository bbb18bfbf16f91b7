import { contentPaths } from '@storefront/shared/contracts/shell-paths';
import type { ReleaseMap } from 'releases/traffic/release-map';
import { pathTable } from '../../src/remotes/path-table';

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
 * The address to go to instead when that of a page is written in another case or with a slash at its end (P62); null when it
 * is not, or is no page's.
 *
 * @param assigned path patterns of the remotes, as the release map has them
 * @param url path, which begins with one slash, and query as they stand in the request
 */
export function prescribedAddress(assigned: Paths, url: string): string | null {
  const { pathname, search } = new URL(url, 'http://storefront');
  const pattern = tableOf(assigned)(pathname)?.pattern;
  if (!pattern) return null;
  const written = pathname.split('/');
  const prescribed = pattern
    .split('/')
    .flatMap((part, nth) => (part === '*' ? written.slice(nth) : part.startsWith(':') ? written[nth] : part));
  const path = prescribed.join('/');
  return path === pathname ? null : path + search;
}
