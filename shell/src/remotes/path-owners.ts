import { pathTable } from './path-table';
import { isShellPath } from './shell-paths';

/** The remote that a path is assigned to. */
export interface PathOwner {
  readonly remote: string;
  /** Path patterns that it shows; where it is not to be had, those it owns. */
  readonly paths: readonly string[];
  /** Those it owns and does not show, for its release has no page for them: they are nobody's. */
  readonly lacking?: readonly string[];
}

/** Finds the owner of a path; null when it is no remote's, or the shell's own, which a wide pattern may match, too. */
export type FindOwner = (pathname: string) => PathOwner | null;

/** Of two patterns that match, the more exact one counts, as among a router's routes; of two equally exact ones the first. */
export function pathOwners(owners: readonly PathOwner[]): FindOwner {
  const find = pathTable(
    owners.flatMap((owner) => [
      ...owner.paths.map((pattern) => ({ pattern, value: owner })),
      ...(owner.lacking ?? []).map((pattern) => ({ pattern, value: null })),
    ]),
  );
  return (pathname) => (isShellPath(pathname) ? null : (find(pathname)?.value ?? null));
}
