import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { type Refusal, reportOf } from '../http/body-of';

/** Path that browsers report policy violations to. */
export const reportsPath = '/_reports';

/** Most bytes of a body; a report has about one thousand. */
const bodyLimit = 16 * 1024;

/** Most bodies in one `rateWindow` (milliseconds), from all senders together: each costs lines of the log. */
const maxBodies = 300;
const rateWindow = 60_000;

/** Sanitises a browser's text for the log: short, in one line, without visitors' data in addresses. */
const text = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .replace(/[?#].*/s, '')
      .replace(/[^\x21-\x7e]+/g, ' ')
      .trim()
      .slice(0, 200),
  ),
);

/** A report as `report-uri` sends it, of Content-Type `application/csp-report`; becomes a line for the log. */
export const policyReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'violated-directive': text,
      'effective-directive': v.optional(text),
      'blocked-uri': v.optional(text, ''),
      'source-file': v.nullish(text),
      'line-number': v.nullish(v.number()),
    }),
  }),
  v.transform(({ 'csp-report': report }) => {
    const directive = report['effective-directive'] || report['violated-directive'];
    const refused = report['blocked-uri'] || 'something';
    const file = report['source-file'];
    const source = file ? ` (${file}:${report['line-number'] ?? 0})` : '';
    return `policy: ${directive} refused ${refused} on ${report['document-uri']}${source}`;
  }),
);

/** Answers requests to `reportsPath`. */
export type AnswerPolicyReport = ReturnType<typeof createPolicyReports>;

/** Answers browsers' reports of policy violations. Anybody may send them, so they are few, small, parsed, and one log line each. */
export function createPolicyReports(log: (line: string) => void) {
  let began = Number.NEGATIVE_INFINITY;
  let received = 0;
  const tooMany = (): Refusal | null => {
    if (performance.now() - began >= rateWindow) {
      began = performance.now();
      received = 0;
    }
    received += 1;
    const left = began + rateWindow - performance.now();
    return received > maxBodies ? [429, { 'retry-after': String(Math.ceil(left / 1_000)) }] : null;
  };
  return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const line = await reportOf(message, response, policyReport, bodyLimit, tooMany);
    if (line) log(line);
  };
}
