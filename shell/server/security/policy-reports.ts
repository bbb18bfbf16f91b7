import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyWithin } from '@storefront/shared/server/body-within';
import * as v from 'valibot';
import { bodyOf } from '../http/body-of';

/** Path that browsers report policy violations to. */
export const reportsPath = '/_reports';

/** Most bytes of a body; a report has about one thousand. */
const bodyLimit = 16 * 1024;

/** Most bodies in one `rateWindow`, from all senders together: each costs lines of the log. */
const maxBodies = 300;

/** Length of the window, in milliseconds. */
const rateWindow = 60_000;

/** Answers requests to `reportsPath`. */
export type AnswerPolicyReport = (message: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers browsers' reports of policy violations. Anybody may send them, so they are few, small, parsed, and one log line each. */
export function createPolicyReports(log: (line: string) => void): AnswerPolicyReport {
  let began = Number.NEGATIVE_INFINITY;
  let received = 0;

  const isTooMany = () => {
    if (performance.now() - began >= rateWindow) {
      began = performance.now();
      received = 0;
    }
    received += 1;
    return received > maxBodies;
  };

  return async (message, response) => {
    const answer = (status: number, headers: Readonly<Record<string, string>> = {}) => {
      // An unread body blocks the connection for further requests.
      if (!message.complete) response.setHeader('connection', 'close');
      response.writeHead(status, headers).end();
    };
    if (message.method !== 'POST') return answer(405, { allow: 'POST' });
    if (isTooMany()) {
      const left = began + rateWindow - performance.now();
      return answer(429, { 'retry-after': String(Math.ceil(left / 1000)) });
    }
    const body = await bodyWithin(bodyLimit, bodyOf(message, response));
    if (body === null) return answer(413);
    const report = parseReport(body.toString('utf8'));
    if (!report) return answer(400);
    log(lineOf(report));
    answer(204);
  };
}

function lineOf({ page, directive, refused, source }: PolicyReport): string {
  return `policy: ${directive} refused ${refused || 'something'} on ${page}${source ? ` (${source})` : ''}`;
}

interface PolicyReport {
  /** Address of the page, without its query. */
  readonly page: string;
  /** The violated directive, `script-src-elem` say. */
  readonly directive: string;
  /** The blocked address without its query, or `inline`, `eval` and the like. */
  readonly refused: string;
  /** `file:line`, if the browser says so. */
  readonly source: string | null;
}

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

/** A report as `report-uri` sends it, of Content-Type `application/csp-report`. */
const policyReport = v.pipe(
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
  v.transform(({ 'csp-report': report }): PolicyReport => {
    const file = report['source-file'];
    return {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      refused: report['blocked-uri'],
      source: file ? `${file}:${report['line-number'] ?? 0}` : null,
    };
  }),
);

/** Parses a browser's report of a policy violation; null when the body is none. */
export function parseReport(body: string): PolicyReport | null {
  const result = v.safeParse(policyReport, json(body));
  return result.success ? result.output : null;
}

function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
