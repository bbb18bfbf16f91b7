import type { Change } from '../release-map/change';

/**
 * When a change is made that follows another: no earlier than that, whatever a clock says that was put back or is behind.
 *
 * @param now milliseconds since 1970
 * @returns likewise
 */
export function timeAfter(last: Pick<Change, 'at'> | null, now: number): number {
  return last ? Math.max(Date.parse(last.at), now) : now;
}
