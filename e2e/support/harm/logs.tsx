import { harmfulBadge } from './harmful-badge';

/** Writes 100,000 lines. */
export const Widget = harmfulBadge(() => {
  for (let nth = 0; nth < 100_000; nth += 1) console.log(`line ${nth}`);
});
