import { createCountedOnce } from '../rollout/counted-once';
import { addCounts, type Counts, noCounts } from '../rollout/counts';

/**
 * Somebody who knows what counts of forged reports, and sends no others: they would be pages of the canary that are not broken.
 *
 * @param addresses network addresses that the reports come from
 * @returns what counts of the canary in the next span of time, a document and a report from each address
 */
export function simulateForgedReports(addresses: number): () => Counts {
  if (addresses === 0) return () => noCounts;
  const countedOnce = createCountedOnce();
  let reports = 0;
  return () => {
    let counts = noCounts;
    for (let nth = 0; nth < addresses; nth += 1) {
      reports += 1;
      const visitor = { bucket: `made up ${reports}`, address: `203.0.113.${nth}` };
      const rollout = { id: 'lab', step: 0 };
      const counted = countedOnce(visitor, 'canary', rollout, { documents: 1, views: 1, brokenViews: 1 });
      if (counted.brokenViews) counts = addCounts(counts, counted);
    }
    return counts;
  };
}

let praised = 0;

/**
 * Somebody who reports from one network that pages of the baseline are sound, so that the canary's part of the pages seems smaller.
 *
 * @param reports how many in each span of time
 * @returns what counts of the baseline in the next span of time, in a step
 */
export function simulatePraise(reports: number): (step: number) => Counts {
  if (reports === 0) return () => noCounts;
  const countedOnce = createCountedOnce();
  return (step) => {
    let counts = noCounts;
    for (let nth = 0; nth < reports; nth += 1) {
      praised += 1;
      const visitor = { bucket: `made up ${praised}`, address: '203.0.113.1' };
      const counted = countedOnce(visitor, 'baseline', { id: 'lab', step }, { views: 1 });
      counts = addCounts(counts, counted);
    }
    return counts;
  };
}
