import type { Change } from './change';
import type { RemoteState } from './release-map';

/**
 * What a release map said of each remote at a revision, null where it said nothing. Of a remote that was changed only later it is what
 * the first change found. In the order of their names.
 *
 * @param changes all that are known, the oldest first
 */
export function statesAt(
  changes: readonly Change[],
  revision: number,
): ReadonlyMap<string, RemoteState | null> {
  const states = new Map<string, RemoteState | null>();
  for (const { remote, from, revision: later } of changes.toReversed())
    if (later > revision) states.set(remote, from);
  for (const { remote, to, revision: earlier } of changes) if (earlier <= revision) states.set(remote, to);
  return new Map([...states].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The revisions up to one that a history lacks, as their entries cannot be read. */
export function lackingUpTo(changes: readonly Change[], revision: number): number[] {
  const known = new Set(changes.map((change) => change.revision));
  const first = changes[0]?.revision ?? revision;
  const all = Array.from({ length: Math.max(revision - first, 0) }, (_, nth) => first + nth);
  return all.filter((one) => !known.has(one));
}
