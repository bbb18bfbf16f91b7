import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from '@storefront/shared/server/trusted-proxies';
import { forwardedValue } from '../http/forwarded';
import { withoutHeaders } from '../http/supervisor-headers';

/** Milliseconds for which a document is fresh. */
export const freshFor = 2_000;
/** Age up to which visitors get a document while another one is made, in milliseconds. A cache in front counts whole seconds, so it may add one. */
export const usableFor = 4_000;
/** Seconds after its lifetime for which a document stands in while no shell can be reached. */
const spareFor = 60;

/** The visitor's cell, by a cache in front that keeps documents by cell (docs/decisions/083); undefined without one. */
export function cellAtEdge(message: IncomingMessage, trustProxy: TrustProxy): number | undefined {
  const text = forwardedValue(message, 'x-storefront-cell', trustProxy);
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/**
 * The headers of a shared document for a cache in front of the shell; null when the document is too old for it.
 *
 * @param age in milliseconds since the document was made
 * @param revision of the release map, by which a cache can purge its documents
 */
export function headersForEdge(
  headers: readonly string[],
  age: number,
  revision: number,
): readonly string[] | null {
  const left = usableFor / 1_000 - Math.ceil(age / 1_000);
  if (left <= 0) return null;
  const fresh = Math.min(freshFor / 1_000, left);
  const forCaches = `s-maxage=${fresh}, stale-while-revalidate=${left - fresh}, stale-if-error=${spareFor}`;
  return [
    ...withoutHeaders(headers, ['cache-control']),
    ...['cache-control', `public, max-age=0, ${forCaches}`],
    ...['cache-tag', `release-map-${revision}`],
  ];
}
