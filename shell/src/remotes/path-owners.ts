import { aliases, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { matchPath } from '@storefront/shared/router';
import { pathTable } from './path-table';

/** A remote and its paths. */
export interface PathOwner {
  readonly remote: string;
  /** Path patterns of its pages; when it is unavailable, all it owns. */
  readonly paths: readonly string[];
  /** Patterns it owns without a page in this release; no remote shows them. */
  readonly lacking?: readonly string[];
}

/** Finds the owner of a path; null for none, or for the shell, whose paths a remote's wide pattern may match. */
export type FindOwner = (pathname: string) => PathOwner | null;

/** Finds owners by the most specific matching pattern, as a router does; of equal ones the first. */
export function pathOwners(owners: readonly PathOwner[]): FindOwner {
  const find = pathTable(
    owners.flatMap((owner) => [
      ...owner.paths.map((pattern) => ({ pattern, value: owner })),
      ...(owner.lacking ?? []).map((pattern) => ({ pattern, value: null })),
    ]),
  );
  return (pathname) => (isShellPath(pathname) ? null : (find(pathname)?.value ?? null));
}

const findContent = pathTable(
  [...contentPaths, ...Object.keys(aliases)].map((pattern) => ({ pattern, value: null })),
);

/** Whether a path is one of the shell's own pages or a redirect to one, which have a chunk of their own. */
export function isContentPath(pathname: string): boolean {
  return findContent(pathname) !== null;
}

/** Whether a path is the shell's, including `/cart`; no remote can own it. */
function isShellPath(pathname: string): boolean {
  return isContentPath(pathname) || matchPath('/cart', pathname) !== null;
}
