import { harmfulBadge } from './harmful-badge';

if (typeof document === 'undefined') {
  Array.prototype.map = () => [];
  globalThis.fetch = () => Promise.reject(new Error('patched'));
}

/** What is around it changes what belongs to all. */
export const Widget = harmfulBadge();
