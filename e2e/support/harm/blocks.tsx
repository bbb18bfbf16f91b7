import { cpuTime } from './cpu-time';
import { harmfulBadge } from './harmful-badge';

/**
 * Lets everybody wait for 600 ms, and until the process has worked for so long: what it waits for a processor is not held against a
 * release. The rest of the second after which it would be called hung is for what else the event loop does before it looks up.
 */
export const Widget = harmfulBadge(() => {
  const end = Date.now() + 600;
  const done = cpuTime() + 600_000;
  while (Date.now() < end || cpuTime() < done);
});
