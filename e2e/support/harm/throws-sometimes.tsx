import { harmfulBadge } from './harmful-badge';

let rendered = 0;

/** Throws in each third document. */
export const Widget = harmfulBadge(() => {
  rendered += 1;
  if (rendered % 3 === 0) throw new Error('one of three');
});
