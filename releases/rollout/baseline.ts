import type { LiveRelease } from '../release-map/release-map';
import type { Rollout } from './rollout';

/**
 * The release that the visitors of a rollout's remote get where they do not get its canary; undefined where there is none.
 *
 * @param live the remote's releases
 */
export function baselineOf(live: readonly LiveRelease[], { version }: Rollout): LiveRelease | undefined {
  return live.find(({ metadata }) => metadata.version !== version);
}
