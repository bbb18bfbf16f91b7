import { LRUCache } from 'lru-cache';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { addCounts, type Counts, noCounts, type SampleWindow } from 'releases/rollout/counts';
import { createDeduplicator, type Visitor } from 'releases/rollout/deduplicate';
import { addSampleWindows, type Evidence, noEvidence } from 'releases/rollout/evidence';
import { baselineOf } from 'releases/rollout/transitions';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { pickReleases, releaseId } from 'releases/traffic/pick';
import type { ReleaseRef } from '../../containment/mark';
import type { ReleaseCounts } from '../../containment/release-counts';
import { logError } from '../../process/log';

/** Limits of the flush interval, in seconds: it is a sixtieth of a step. */
const minInterval = 1;
const maxInterval = 30;

/** This shell's counts for rollouts: they count visitors, where metrics count documents (docs/decisions/052). */
export type RolloutCounts = ReturnType<typeof createRolloutCounts>;

/** Counts for the rollouts of the map, each visitor once. Other remotes are ignored. */
export function createRolloutCounts(store: Pick<ReleaseMapStore, 'addSampleWindow'>, map: () => ReleaseMap) {
  const deduplicate = createDeduplicator();
  /** A sample window for each step of a rollout, by its id, and the time of its first unflushed count. */
  const unflushed = new Map<string, { rollout: string; since: number; sample: SampleWindow }>();

  const keep = (rollout: string, { step, canary, baseline }: SampleWindow) => {
    const key = `${rollout} ${step}`;
    const { since, sample } = unflushed.get(key) ?? {
      since: performance.now(),
      sample: { canary: noCounts, baseline: noCounts },
    };
    const sum = {
      step,
      canary: addCounts(sample.canary, canary),
      baseline: addCounts(sample.baseline, baseline),
    };
    unflushed.set(key, { rollout, since, sample: sum });
  };

  return {
    /** Adds the counts of a release in one document or page. Without a visitor they count in full. */
    add({ remote, version }: ReleaseRef, counted: Partial<ReleaseCounts>, visitor?: Visitor) {
      const { rollouts, microFrontends } = map();
      const rollout = Object.hasOwn(rollouts, remote) ? rollouts[remote] : undefined;
      if (!rollout) return;
      const live = microFrontends[remote] ?? [];
      if (![rollout.version, baselineOf(live, rollout)?.metadata.version].includes(version)) return;
      // A stand-in does not count: it serves only visitors whose own release failed.
      const own = visitor && pickReleases({ ...map(), microFrontends: { [remote]: live } }, visitor.bucket);
      if (own && own[remote]?.metadata.version !== version) return;
      const counts = countsOf(counted);
      const fresh = visitor ? deduplicate(visitor, releaseId(remote, version), rollout, counts) : counts;
      const side = version === rollout.version ? 'canary' : 'baseline';
      const nothing = { step: rollout.step, canary: noCounts, baseline: noCounts };
      keep(rollout.id, { ...nothing, [side]: addCounts(noCounts, fresh) });
    },
    /** Writes the counts to the store, for all shells. Failed writes are retried at the next flush. */
    async flush() {
      const rollouts = new Map(Object.values(map().rollouts).map((rollout) => [rollout.id, rollout]));
      for (const [key, { rollout, since, sample }] of [...unflushed]) {
        const { every: stepDuration = 0 } = rollouts.get(rollout) ?? {};
        const interval = Math.min(Math.max(stepDuration / 60, minInterval), maxInterval) * 1_000;
        if (performance.now() - since < interval) continue;
        unflushed.delete(key);
        if (!rollouts.has(rollout)) continue;
        await store.addSampleWindow(rollout, sample).catch((error) => {
          keep(rollout, sample);
          logError('counts of a rollout', error);
        });
      }
    },
  };
}

/** Maps release counts to rollout counts. A document or form without its files counts only as unfetched. */
function countsOf(counted: Partial<ReleaseCounts>): Counts {
  if (counted.unfetched) return { ...noCounts, unfetched: counted.unfetched };
  const { documents = 0, posts = 0, failures = 0, failedPosts = 0, deaths = 0 } = counted;
  return addCounts(noCounts, {
    ...counted,
    documents: documents + posts,
    failures: failures + failedPosts + deaths,
    forms: posts,
    failedForms: failedPosts,
  });
}

/** Most rollouts that are cached. */
const max = 100;

/** Sums up a rollout's evidence from the counts of all shells. A shell reads each sample window once. */
export type RolloutEvidence = (rollout: string) => Promise<Evidence>;

export function createRolloutEvidence(store: Pick<ReleaseMapStore, 'sampleWindows'>): RolloutEvidence {
  const known = new LRUCache<string, { readonly evidence: Evidence; readonly read: number }>({ max });
  return async (rollout) => {
    const before = known.get(rollout) ?? { evidence: noEvidence, read: 0 };
    const samples = await store.sampleWindows(rollout, before.read);
    const evidence = addSampleWindows(before.evidence, samples);
    known.set(rollout, { evidence, read: before.read + samples.length });
    return evidence;
  };
}
