import { cpuTime } from './cpu-time';
import { harmfulBadge } from './harmful-badge';

if (typeof document === 'undefined') {
  const end = Date.now() + 8_000;
  const done = cpuTime() + 2_000_000;
  while (Date.now() < end || cpuTime() < done);
}

/**
 * Evaluating this module takes eight seconds, and two of processor time: waiting for a processor is not
 * held against a release.
 */
export const Widget = harmfulBadge();
