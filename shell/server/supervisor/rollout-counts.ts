import type { ReleaseMap } from 'releases/release-map/release-map';
import type { Counts } from 'releases/rollout/counts';
import { createFewOfAddress } from 'releases/rollout/few-of-address';
import { createOncePerVisitor } from 'releases/rollout/once-per-visitor';
import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../containment/blame';
import { createReleaseTallies, type ReleaseTallies } from './release-tallies';

/** Whose document or page something was counted of. */
export interface Visitor {
  readonly bucket: string;
  /** The network address, where a browser has reported it. */
  readonly address?: string;
}

/** What rollouts go by, of all that is counted: visitors, where metrics have documents (docs/decisions/052). */
export interface RolloutCounts extends Pick<ReleaseTallies, 'of'> {
  /** Takes what was counted of a release in one document or page; without its visitor it counts as it is. */
  add(release: BlamedRelease, counts: Partial<Counts>, visitor?: Visitor): void;
}

/** Counts for the rollouts of the map, each visitor once, and few of what one address reports; of other remotes nothing is remembered. */
export function createRolloutCounts(map: () => ReleaseMap): RolloutCounts {
  const tallies = createReleaseTallies(map);
  const oncePerVisitor = createOncePerVisitor();
  const fewOfAddress = createFewOfAddress();

  const counted = ({ remote, version }: BlamedRelease, counts: Partial<Counts>, visitor?: Visitor) => {
    if (!visitor) return counts;
    const fresh = oncePerVisitor(visitor.bucket, releaseId(remote, version), counts);
    return visitor.address === undefined ? fresh : fewOfAddress(visitor.address, remote, fresh);
  };

  return {
    add(release, counts, visitor) {
      if (Object.hasOwn(map().rollouts, release.remote))
        tallies.add(release, counted(release, counts, visitor));
    },
    of: tallies.of,
  };
}
