import { randomUUID } from 'node:crypto';
import { slotOf } from 'releases/traffic/pick';

/** The id of a visitor whose place in a remote's traffic fits, where this is its newest release. */
export function bucketWhere(remote: string, newest: string, fits: (slot: number) => boolean): string {
  let id = randomUUID();
  while (!fits(slotOf(remote, newest, id))) id = randomUUID();
  return id;
}
