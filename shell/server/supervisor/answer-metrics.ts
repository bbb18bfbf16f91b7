import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics';

/** Where metrics are. */
const metricsPath = '/metrics';

/** Answers whoever asks for metrics. @returns whether the request was that */
export type AnswerMetrics = (message: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Answers whoever has the operators' token in Prometheus' text format, and others with 401. */
export function answerMetrics(token: string, metrics: Pick<Metrics, 'text' | 'contentType'>): AnswerMetrics {
  const expected = digest(`Bearer ${token}`);
  return async ({ url = '', headers, method }, response) => {
    const [pathname] = url.split('?');
    if (pathname !== metricsPath || (method !== 'GET' && method !== 'HEAD')) return false;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      return true;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType });
    response.end(method === 'HEAD' ? undefined : text);
    return true;
  };
}

/** Of equal length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
