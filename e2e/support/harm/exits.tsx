import { harmfulBadge } from './harmful-badge';

/** Ends the process. */
export const Widget = harmfulBadge(() => process.exit(3));
