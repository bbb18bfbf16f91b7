import type { IncomingMessage } from 'node:http';

/** Header by which a worker learns from its supervisor which releases a request has ended another worker in; anybody else's is dropped. */
export const excludedHeader = 'x-storefront-excluded';

/** Ids of the releases that a request is answered without (`releaseId`). */
export function excludedReleases({ headers }: Pick<IncomingMessage, 'headers'>): ReadonlySet<string> {
  return new Set(
    String(headers[excludedHeader] ?? '')
      .split(',')
      .filter(Boolean),
  );
}
