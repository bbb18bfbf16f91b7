import { harmfulBadge } from './harmful-badge';

/** Throws after its render, where nobody catches it. */
export const Widget = harmfulBadge(() => {
  setTimeout(() => {
    throw new Error('thrown later');
  }, 5);
});
