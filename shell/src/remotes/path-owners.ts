import { aliases, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { matchPath } from '@storefront/shared/router';
import { pathTable } from './path-table';

/** A remote and its paths. */
export interface PathOwner {
  readonly remote: string;
  /** Path patterns it shows; all that it owns when it is unavailable. */
  readonly paths: readonly string[];
  /** Patterns it owns without showing them, as its release has no page there; nobody has them. */
  readonly lacking?: readonly string[];
}

/** Finds the owner of a path; null when there is none, or the shell owns it, which a wide pattern may match, too. */
export type FindOwner = (pathname: string) => PathOwner | null;

/** The most exact matching pattern counts, as in a router; of equal ones the first. */
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

/** Whether a path is one of the shell's own pages or an alias, which need their own chunk. */
export function isContentPath(pathname: string): boolean {
  return findContent(pathname) !== null;
}

/** Whether a path is the shell's own, including `/cart`; no remote can own it. */
function isShellPath(pathname: string): boolean {
  return isContentPath(pathname) || matchPath('/cart', pathname) !== null;
}
