import { aliases, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { pathTable } from '../remotes/path-table';

const find = pathTable(
  [...contentPaths, ...Object.keys(aliases)].map((pattern) => ({ pattern, value: null })),
);

/** Whether a path is one of the shell's own pages or an alias, so that their code is needed for it. */
export function isContentPath(pathname: string): boolean {
  return find(pathname) !== null;
}
