import { harmfulBadge } from './harmful-badge';

/** Never comes to the end of its render on a server. */
export const Widget = harmfulBadge(() => {
  for (;;);
});
