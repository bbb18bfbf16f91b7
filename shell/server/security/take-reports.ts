import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyWithin } from '@storefront/shared/server/body-within';
import { bodyOf } from '../http/body-of';
import { type PolicyReport, parseReports } from './parse-reports';

/** Where browsers send what a page's policy made them refuse. */
export const reportsPath = '/_reports';

/** Bytes of the largest body; a report is about one thousand. */
const bodyLimit = 16 * 1024;

/** Reports taken of one body. */
const maxReportsPerBody = 10;

/** Bodies taken in one `rateWindow`, whoever sends them: what they cost is lines of one log. */
const maxBodies = 60;

/** How long bodies are counted before the count starts anew, in milliseconds. */
const rateWindow = 60_000;

/** Answers what is sent to `reportsPath`. */
export type TakeReports = (message: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Takes browsers' reports of refused scripts and other contents: anybody may send them, so they are few, small, parsed, and no
 * more than a line of the log each.
 *
 * @param log gets a line for each report
 */
export function createTakeReports(log: (line: string) => void): TakeReports {
  let began = Number.NEGATIVE_INFINITY;
  let taken = 0;

  const isTooMany = () => {
    if (performance.now() - began >= rateWindow) {
      began = performance.now();
      taken = 0;
    }
    taken += 1;
    return taken > maxBodies;
  };

  return async (message, response) => {
    const answer = (status: number, headers: Readonly<Record<string, string>> = {}) => {
      // A body that was not read to its end cannot be followed by another request on the same connection.
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
    const reports = parseReports(body.toString('utf8'));
    if (!reports) return answer(400);
    for (const report of reports.slice(0, maxReportsPerBody)) log(lineOf(report));
    answer(204);
  };
}

function lineOf({ page, directive, refused, source }: PolicyReport): string {
  return `policy: ${directive} refused ${refused || 'something'} on ${page}${source ? ` (${source})` : ''}`;
}
