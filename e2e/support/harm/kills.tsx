import { harmfulBadge } from './harmful-badge';

/** Kills the process, in a way that none of its own code hears of. */
export const Widget = harmfulBadge(() => process.kill(process.pid, 'SIGKILL'));
