import { isSignedWith } from '@storefront/shared/release/release-signature';
import { type LiveRelease, type RemoteState, type Trust, withVisitors } from '../release-map/release-map';

/** The remote's key that signed a release; null where none of them did. */
export function keySignedWith(
  remote: string,
  { metadata, extras }: Pick<LiveRelease, 'metadata' | 'extras'>,
  { keys = [] }: Trust,
): string | null {
  const signature = extras?.signature;
  if (signature === undefined) return null;
  return keys.find((key) => isSignedWith(key, signature, { remote, ...metadata })) ?? null;
}

/** Why a release may not run, as a predicate such as `is not signed`; null when it may. */
export function refusal(
  remote: string,
  release: Pick<LiveRelease, 'url' | 'metadata' | 'extras'>,
  trust: Trust,
): string | null {
  const { keys, origins } = trust;
  const { origin } = new URL(release.url);
  if (origins && !origins.includes(origin)) return `is at ${origin}, which is not an origin of ${remote}`;
  if (!keys) return null;
  if (release.extras?.signature === undefined) return 'is not signed';
  return keySignedWith(remote, release, trust) === null ? `is signed with no key of ${remote}` : null;
}

/** Releases with visitors that may not run, with the reasons. */
export function refusedReleases(remote: string, state: RemoteState | null) {
  return withVisitors(state?.releases).flatMap((release) => {
    const reason = refusal(remote, release, state ?? {});
    return reason ? [{ version: release.metadata.version, reason }] : [];
  });
}

/** Releases that may run now and could not in the remote's next state. */
export function newlyRefused(remote: string, state: RemoteState | null, next: RemoteState) {
  const before = refusedReleases(remote, state);
  return refusedReleases(remote, next).filter(
    ({ version }) => !before.some((refused) => refused.version === version),
  );
}

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

/** @throws Error as `requireRunnable` does, for releases that get more visitors or another address; others lose nothing */
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
