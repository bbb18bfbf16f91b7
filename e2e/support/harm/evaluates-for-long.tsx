import { cpuTime } from './cpu-time';
import { harmfulBadge } from './harmful-badge';

if (typeof document === 'undefined') {
  const end = Date.now() + 8_000;
  const done = cpuTime() + 2_000_000;
  while (Date.now() < end || cpuTime() < done);
}

/**
 * What is around it takes eight seconds to evaluate, and until the process has worked for two: what it waits for a processor is not
 * held against a release.
 */
export const Widget = harmfulBadge();
