import { addCounts, type Counts, noCounts } from '../rollout/counts';
import { createFewOfAddress } from '../rollout/few-of-address';

/**
 * Somebody who knows what counts of forged reports, and sends no others: they would be pages of the canary that are not broken.
 *
 * @param addresses network addresses that the reports come from
 * @returns what counts of the canary in the next span of time, a document and a report from each address
 */
export function simulateForgedReports(addresses: number): () => Counts {
  if (addresses === 0) return () => noCounts;
  const fewOfAddress = createFewOfAddress({ now: () => 0 });
  return () => {
    let counts = noCounts;
    for (let nth = 0; nth < addresses; nth += 1) {
      const counted = fewOfAddress(`address ${nth}`, 'lab', { brokenViews: 1 });
      if (counted.brokenViews)
        counts = addCounts(counts, { ...noCounts, documents: 1, views: 1, ...counted });
    }
    return counts;
  };
}
