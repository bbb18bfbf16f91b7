import type { RemoteState } from '../release-map/release-map';
import { refusal } from './refusal';

/** A release that has visitors and may not run. */
export interface RefusedRelease {
  readonly version: string;
  /** As `refusal` says it. */
  readonly reason: string;
}

/** Those of a remote. */
export function refusedReleases(remote: string, state: RemoteState | null): RefusedRelease[] {
  const visited = (state?.releases ?? []).filter(({ deployment }) => deployment.traffic > 0);
  return visited.flatMap((release) => {
    const reason = refusal(remote, release, state ?? {});
    return reason ? [{ version: release.metadata.version, reason }] : [];
  });
}

/** Those of a remote's next state that may run in the one before. */
export function newlyRefused(remote: string, state: RemoteState | null, next: RemoteState): RefusedRelease[] {
  const before = refusedReleases(remote, state);
  return refusedReleases(remote, next).filter(
    ({ version }) => !before.some((refused) => refused.version === version),
  );
}
