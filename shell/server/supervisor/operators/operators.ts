import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import type { FollowedMap } from '../follow-release-map';
import { createMetrics, type MetricsOptions } from './metrics';
import { type AnswerOperator, answerReleaseMap, operatorAnswers } from './operator-answers';
import { operatorPageAnswers } from './operator-page';
import { recentChanges, type ShopViewSources } from './shop-view';

type OperatorsOptions = MetricsOptions &
  Pick<ShopViewSources, 'quarantine' | 'evidenceOf'> & {
    readonly operatorTokens: readonly string[];
    /** Tokens that open the metrics, and nothing else. */
    readonly metricsTokens: readonly string[];
    readonly releaseMap: FollowedMap;
    readonly store: Pick<ReleaseMapStore, 'history'>;
  };

/** The metrics and the operators' pages. A shell with neither never reads this file. */
export function createOperators(options: OperatorsOptions) {
  const { operatorTokens, metricsTokens, evidenceOf, store, ...sources } = options;
  const { releaseMap, quarantine } = sources;
  const { answer: metricsAnswer, registry, tallies, ...metrics } = createMetrics(sources);
  const answerMetrics = operatorAnswers([...operatorTokens, ...metricsTokens], { '/metrics': metricsAnswer });
  const answerPages = operatorAnswers(operatorTokens, {
    ...operatorPageAnswers({
      releaseMap,
      quarantine,
      tallies,
      evidenceOf,
      history: recentChanges(store, releaseMap.revision),
    }),
    '/_releases/map.json': answerReleaseMap(releaseMap),
  });
  const answer: AnswerOperator = async (...asked) =>
    (await answerMetrics(...asked)) || (await answerPages(...asked));
  return { metrics, registry, answer };
}
