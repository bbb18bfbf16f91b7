import { harmfulBadge } from './harmful-badge';

while (typeof document === 'undefined');

/** What is around it never comes to its end on a server. */
export const Widget = harmfulBadge();
