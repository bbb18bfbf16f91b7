import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import type { FollowedMap } from '../follow-release-map';
import { createMetrics, type MetricsOptions } from './metrics';
import { answerReleaseMap, operatorAnswers } from './operator-answers';
import { operatorPageAnswers } from './operator-page';
import { recentChanges, type ShopViewSources } from './shop-view';

type OperatorsOptions = MetricsOptions &
  Pick<ShopViewSources, 'quarantine' | 'evidenceOf'> & {
    readonly releaseMap: FollowedMap;
    readonly store: Pick<ReleaseMapStore, 'history'>;
  };

/** The operators' metrics and pages. A shell without an operator never reads this file. */
export function createOperators(
  tokens: readonly string[],
  { evidenceOf, store, ...sources }: OperatorsOptions,
) {
  const { releaseMap, quarantine } = sources;
  const { answer, tallies, ...metrics } = createMetrics(sources);
  return {
    metrics,
    /** Answers requests at operators' addresses. */
    answer: operatorAnswers(tokens, {
      ...operatorPageAnswers({
        releaseMap,
        quarantine,
        tallies,
        evidenceOf,
        history: recentChanges(store, releaseMap.revision),
      }),
      '/metrics': answer,
      '/_releases/map.json': answerReleaseMap(releaseMap),
    }),
  };
}
