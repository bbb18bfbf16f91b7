import { harmfulBadge } from './harmful-badge';

/** Leaves a rejection that nobody handles. */
export const Widget = harmfulBadge(() => void Promise.reject(new Error('left alone')));
