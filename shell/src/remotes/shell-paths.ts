import { aliases, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { matchPath } from '@storefront/shared/router';
import { pathTable } from './path-table';

const find = pathTable(
  [...contentPaths, ...Object.keys(aliases)].map((pattern) => ({ pattern, value: null })),
);

/** Whether a path is one of the shell's own pages or an alias, which need their own chunk. */
export function isContentPath(pathname: string): boolean {
  return find(pathname) !== null;
}

/** Whether a path is the shell's own, including `/cart`; no remote can own it. */
export function isShellPath(pathname: string): boolean {
  return isContentPath(pathname) || matchPath('/cart', pathname) !== null;
}
