import { numberOf } from '@storefront/shared/release/version';
import type { ReleaseMapStore } from '../stores/release-map-store';
import { addSpans, noEvidence } from './evidence';
import type { Rollout } from './rollout';
import { type Verdict, verdictOf } from './verdict';

/**
 * The verdict of a rollout by all that shells have told each other of it, as each of them gives it.
 *
 * @param baseline version of its baseline
 */
export async function verdictSoFar(
  store: Pick<ReleaseMapStore, 'spans'>,
  { id }: Rollout,
  baseline: string,
): Promise<Verdict> {
  return verdictOf(addSpans(noEvidence, await store.spans(id, 0)), numberOf(baseline));
}
