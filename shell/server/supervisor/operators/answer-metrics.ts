import type { Metrics } from './metrics';
import type { OperatorAnswer } from './operator-answers';

/** Answers in Prometheus' text format. */
export function answerMetrics(metrics: Pick<Metrics, 'text' | 'contentType'>): OperatorAnswer {
  return async (_, response) => {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  };
}
