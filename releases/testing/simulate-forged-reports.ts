import { type Counts, noCounts } from '../rollout/counts';
import { createDeduplicator } from '../rollout/deduplicate';

/**
 * Simulates an attacker who forges only those reports that count, from one network: any other would be an intact page of the canary.
 *
 * @returns gives the canary's counts of the next five seconds
 */
export function simulateForgedReports(): () => Counts {
  const deduplicate = createDeduplicator();
  let reports = 0;
  return () => {
    reports += 1;
    const visitor = { bucket: `made up ${reports}`, address: '203.0.113.0' };
    const report = { documents: 1, views: 1, brokenViews: 1 };
    const counted = deduplicate(visitor, 'canary', { id: 'lab', step: 0 }, report);
    return counted.brokenViews ? { ...noCounts, ...counted } : noCounts;
  };
}
