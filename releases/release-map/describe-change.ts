import type { Change } from './change';
import type { RemoteState } from './release-map';

/** What a change did, for a sentence: `cart 1.0.3 100 % → 1.0.3 50 %, 1.0.4 50 %`. */
export function describeChange({ remote, from, to }: Pick<Change, 'remote' | 'from' | 'to'>): string {
  if (to === null) return `${remote} taken out of the map`;
  const parts = [
    [trafficOf(from), trafficOf(to)],
    [pathsOf(from), pathsOf(to)],
  ].filter(([before, after]) => before !== after);
  return `${remote} ${parts.map(([before, after]) => `${before} → ${after}`).join('; ') || 'as before'}`;
}

/** A change for a line of text: when, by whom, what and why. */
export function changeText({ at, who, why, ...what }: Change): string {
  return [at, who || '-', describeChange(what), why].filter(Boolean).join('  ');
}

function trafficOf(state: RemoteState | null): string {
  const live = (state?.releases ?? []).filter(({ deployment }) => deployment.traffic > 0);
  return (
    live.map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic} %`).join(', ') || 'off'
  );
}

function pathsOf(state: RemoteState | null): string {
  return state?.paths?.join(', ') || 'no path';
}
