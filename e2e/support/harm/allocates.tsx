import { harmfulBadge } from './harmful-badge';

export let kept = 0;

/** Takes a gigabyte for its render. */
export const Widget = harmfulBadge(() => {
  const lists = [];
  for (let nth = 0; nth < 128; nth += 1) lists.push(new Array(1_048_576).fill(nth + 0.5));
  kept = lists.length;
});
