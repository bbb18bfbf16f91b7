import { harmfulBadge } from './harmful-badge';
import { worked } from './worked';

if (typeof document === 'undefined') {
  const end = Date.now() + 8_000;
  const done = worked() + 2_000_000;
  while (Date.now() < end || worked() < done);
}

/**
 * What is around it takes eight seconds to evaluate, and until the process has worked for two: what it waits for a processor is not
 * held against a release.
 */
export const Widget = harmfulBadge();
