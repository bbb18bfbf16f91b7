import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { cellCount } from '../traffic/bucket';

// Jest looks a global up slowly each time.
const { floor } = Math;

/** Seconds for which a document is fresh, at the edge and in a shell (`shell/server/supervisor/edge.ts`). */
const freshFor = 2;

/** A release's views of one page, evenly spread over some seconds and at random over cells. */
interface Views {
  readonly number: number;
  readonly cells: number;
  readonly begin: number;
  readonly seconds: number;
}

/**
 * Simulates the caches in front of a release's renders of one page: an edge with a copy for each cell, and a shell with one for all
 * cells (docs/decisions/082, docs/decisions/083).
 *
 * @returns gives how many of the views are rendered; `render` tells whether a document may be kept
 */
export function simulateCaches(random: RandomGenerator) {
  const atEdge = new Float64Array(cellCount).fill(Number.NEGATIVE_INFINITY);
  let inShell = Number.NEGATIVE_INFINITY;
  return ({ number, cells, begin, seconds }: Views, render: () => boolean): number => {
    let rendered = 0;
    for (let nth = 0; nth < number; nth += 1) {
      const now = begin + (seconds * nth) / number;
      const cell = floor(uniformFloat64(random) * cells);
      // A stale copy may be shown, but then the edge asks for another one.
      if (now - (atEdge[cell] ?? 0) < freshFor) continue;
      if (now - inShell >= freshFor) {
        rendered += 1;
        if (!render()) continue;
        inShell = now;
      }
      atEdge[cell] = now;
    }
    return rendered;
  };
}
