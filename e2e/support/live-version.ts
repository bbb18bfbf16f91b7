import { releases } from './storefront-test';

/**
 * Version of the release that a remote's visitors get by default. Others may be published beside it, and newer ones: journeys
 * leave theirs behind.
 *
 * @throws Error when none is live
 */
export async function liveVersion(remote: string): Promise<string> {
  const { map } = await releases.store.read();
  const live = map?.microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!live) throw new Error(`No release of ${remote} is live.`);
  return live.metadata.version;
}
