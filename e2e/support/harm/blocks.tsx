import { cpuTime } from './cpu-time';
import { harmfulBadge } from './harmful-badge';

/**
 * Blocks the process for 600 ms, also in processor time: waiting for a processor is not held against a
 * release. The rest of the second, after which it would count as hung, is for other work of the event loop.
 */
export const Widget = harmfulBadge(() => {
  const end = Date.now() + 600;
  const done = cpuTime() + 600_000;
  while (Date.now() < end || cpuTime() < done);
});
