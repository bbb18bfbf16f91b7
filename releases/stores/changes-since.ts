import { type Change, changesOf, parseChange } from '../release-map/change';
import type { ReleaseHistory } from './release-map-store';

/**
 * The changes after a revision.
 *
 * @param entries of a history as JSON, the last first; no more are read than are wanted
 */
export async function changesSince(since: number, entries: AsyncIterable<string>): Promise<ReleaseHistory> {
  const changes: Change[] = [];
  let leftOut = 0;
  for await (const entry of entries) {
    const change = parseChange(entry);
    if (!change) leftOut += 1;
    else if (change.revision > since) changes.push(...changesOf(change).reverse());
    else break;
  }
  return { changes: changes.reverse(), leftOut };
}
