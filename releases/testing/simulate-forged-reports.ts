import { createCountedOnce } from '../rollout/counted-once';
import { type Counts, noCounts } from '../rollout/counts';

/**
 * Simulates an attacker who forges reports from one network, only those that count: any other would be a page of the canary that is not
 * broken.
 *
 * @returns gives the canary's counts of the next five seconds
 */
export function simulateForgedReports(): () => Counts {
  const countedOnce = createCountedOnce();
  let reports = 0;
  return () => {
    reports += 1;
    const visitor = { bucket: `made up ${reports}`, address: '203.0.113.0' };
    const report = { documents: 1, views: 1, brokenViews: 1 };
    const counted = countedOnce(visitor, 'canary', { id: 'lab', step: 0 }, report);
    return counted.brokenViews ? { ...noCounts, ...counted } : noCounts;
  };
}
