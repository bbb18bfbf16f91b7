import { contentPaths } from '@storefront/shared/contracts/shell-paths';
import type { ReleaseMap } from 'releases/release-map/release-map';
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
 * The pattern that an address is a page's by, in whatever case it is written; null when it is no page's.
 *
 * @param assigned path patterns of the remotes, as the release map has them
 */
export function pagePattern(assigned: Paths, pathname: string): string | null {
  return tableOf(assigned)(pathname)?.pattern ?? null;
}
