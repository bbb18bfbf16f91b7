import { harmfulBadge } from './harmful-badge';

while (typeof document === 'undefined');

/** This module never finishes its evaluation on a server. */
export const Widget = harmfulBadge();
