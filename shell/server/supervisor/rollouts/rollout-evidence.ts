import { LRUCache } from 'lru-cache';
import { addSpans, type Evidence, noEvidence } from 'releases/rollout/evidence';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';

/** Rollouts that are remembered. */
const max = 100;

/** Gives what a rollout has shown so far, by what all shells have told; a shell reads each span of it once. */
export type RolloutEvidence = (rollout: string) => Promise<Evidence>;

export function createRolloutEvidence(store: Pick<ReleaseMapStore, 'spans'>): RolloutEvidence {
  const known = new LRUCache<string, { readonly evidence: Evidence; readonly read: number }>({ max });
  return async (rollout) => {
    const before = known.get(rollout) ?? { evidence: noEvidence, read: 0 };
    const spans = await store.spans(rollout, before.read);
    const evidence = addSpans(before.evidence, spans);
    known.set(rollout, { evidence, read: before.read + spans.length });
    return evidence;
  };
}
