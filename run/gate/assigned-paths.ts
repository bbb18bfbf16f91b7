import type { Candidate } from 'releases/gate/candidate';
import { liveRemotes } from 'releases/release-map/release-map';

/** Patterns of the pages that there are in the shop of a release under check: its own, and those of each live remote. */
export function assignedPaths({ map, release }: Candidate): string[] {
  const live = liveRemotes(map).flatMap((remote) => map.paths[remote] ?? []);
  return [...new Set([...live, ...release.paths])];
}
