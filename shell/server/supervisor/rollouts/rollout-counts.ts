import type { ReleaseMap } from 'releases/release-map/release-map';
import type { Counts } from 'releases/rollout/counts';
import { createFewOfAddress } from 'releases/rollout/few-of-address';
import { createOncePerVisitor } from 'releases/rollout/once-per-visitor';
import type { Rollout } from 'releases/rollout/rollout';
import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../../containment/blame';
import { createReleaseTallies, type ReleaseTallies } from './release-tallies';

/** Whose document or page something was counted of. */
export interface Visitor {
  readonly bucket: string;
  /** The network address, where a browser has reported it, or it was counted of a request with which the visitor had sent something. */
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

  const counted = (
    { id, step }: Rollout,
    { remote, version }: BlamedRelease,
    counts: Partial<Counts>,
    visitor?: Visitor,
  ) => {
    if (!visitor) return counts;
    // Each step is judged by what was counted in it: nobody's document may be of the step before, and their failure of this one.
    const fresh = oncePerVisitor(visitor.bucket, `${releaseId(remote, version)} ${id} ${step}`, counts);
    return visitor.address === undefined ? fresh : fewOfAddress(visitor.address, id, fresh);
  };

  return {
    add(release, counts, visitor) {
      const { rollouts } = map();
      const rollout = Object.hasOwn(rollouts, release.remote) ? rollouts[release.remote] : undefined;
      if (rollout) tallies.add(release, counted(rollout, release, ofCode(counts), visitor));
    },
    of: tallies.of,
  };
}

/** What was counted where a release had its chance: a document without its files is none of its documents, nor is a form one of its posts. */
function ofCode(counts: Partial<Counts>): Partial<Counts> {
  return counts.unfetched ? { unfetched: counts.unfetched } : counts;
}
