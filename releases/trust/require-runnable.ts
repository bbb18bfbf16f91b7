import type { LiveRelease, RemoteState } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';
import { refusal } from './refusal';

/** @throws Error in one sentence when a release may not run */
export function requireRunnable(
  remote: string,
  release: Omit<LiveRelease, 'deployment'>,
  trust: Trust,
): void {
  const reason = refusal(remote, release, trust);
  if (reason)
    throw new Error(
      `${remote} ${release.metadata.version} ${reason}: no shell runs it (pnpm releases help keys).`,
    );
}

/**
 * The same of each release that has more visitors in the next state of its remote than in the one before, or has them elsewhere; the
 * others lose nothing by staying.
 */
export function requireRaisedRunnable(
  remote: string,
  before: RemoteState | null,
  next: RemoteState | null,
): void {
  const traffic = (state: RemoteState | null, { url, metadata }: LiveRelease) =>
    state?.releases?.find((one) => one.url === url && one.metadata.integrity === metadata.integrity)
      ?.deployment.traffic ?? 0;
  for (const release of next?.releases ?? [])
    if (release.deployment.traffic > traffic(before, release)) requireRunnable(remote, release, next ?? {});
}
