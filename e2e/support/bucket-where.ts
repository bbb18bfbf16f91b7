import { randomUUID } from 'node:crypto';
import { slotOf } from 'releases/traffic/pick';

/** The id of a visitor whose place in a remote's traffic fits. */
export function bucketWhere(remote: string, fits: (slot: number) => boolean): string {
  let id = randomUUID();
  while (!fits(slotOf(remote, id))) id = randomUUID();
  return id;
}
