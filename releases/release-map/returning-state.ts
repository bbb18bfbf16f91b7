import type { ReleaseHistory } from '../stores/release-map-store';
import type { Change } from './change';
import { type RemoteState, stateFrom } from './release-map';

/**
 * The state of a returning remote: its present one and, where it was taken out and has had no release since, the state until then: paths,
 * keys and quarantined versions, except those lifted since.
 */
export function returningState(
  now: RemoteState | null,
  changes: ReleaseHistory['changes'],
  remote: string,
): RemoteState | null {
  let back = now;
  const lifted = new Set<string>();
  for (const change of changes.filter((one) => one.remote === remote).toReversed()) {
    if (back?.releases) break;
    if (!isRemoval(change)) {
      for (const version of liftedBy(change)) lifted.add(version);
      continue;
    }
    const later = back?.quarantined ?? [];
    const known = new Set([...lifted, ...later.map(({ version }) => version)]);
    const earlier = change.from?.quarantined?.filter(({ version }) => !known.has(version)) ?? [];
    const quarantined = [...earlier, ...later];
    const either = { ...change.from, ...back };
    back = stateFrom({ ...either, quarantined: quarantined.length > 0 ? quarantined : undefined });
  }
  return back;
}

function isRemoval({ from, to }: Change): boolean {
  if (from === null || isQuarantineAlone(from) || to?.releases || to?.paths) return false;
  return to === null || from.releases !== undefined || from.paths !== undefined;
}

function liftedBy({ from, to }: Change): string[] {
  const left = new Set(to?.quarantined?.map(({ version }) => version));
  return (from?.quarantined ?? []).map(({ version }) => version).filter((version) => !left.has(version));
}

/** Whether a remote has only quarantined versions, as when a shell quarantined a release after its remote was taken out. */
export function isQuarantineAlone(state: RemoteState): boolean {
  return state.quarantined !== undefined && Object.keys(state).length === 1;
}
