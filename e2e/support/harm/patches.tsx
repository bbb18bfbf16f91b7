import { harmfulBadge } from './harmful-badge';

if (typeof document === 'undefined') {
  Array.prototype.map = () => [];
  globalThis.fetch = () => Promise.reject(new Error('patched'));
}

/** This module changes globals. */
export const Widget = harmfulBadge();
