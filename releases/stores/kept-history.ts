import { type Change, changesOf, parseChange } from '../release-map/change';
import type { ReleaseHistory } from './release-map-store';

/** The changes after a revision, from history entries as JSON, last first; reads no more than needed. */
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

/** Time of the next change, in milliseconds since 1970: never before the last one's, however wrong the clock is. */
export function timeAfter(last: Pick<Change, 'at'> | null, now: number): number {
  return last ? Math.max(Date.parse(last.at), now) : now;
}

const maxNamed = 10;

/** Numbered items for a sentence, 'line 3' or 'lines 3, 5'; at most ten are named. */
export function numbered(kind: string, numbers: readonly number[]): string {
  const more = numbers.length - maxNamed;
  const named = numbers.slice(0, maxNamed).join(', ');
  return `${kind}${numbers.length === 1 ? '' : 's'} ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
