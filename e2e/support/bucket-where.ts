import { randomUUID } from 'node:crypto';
import { slotOf } from 'releases/traffic/pick';

/** A visitor's id whose place in a remote's traffic fits; `newest` is the remote's newest release. */
export function bucketWhere(remote: string, newest: string, fits: (slot: number) => boolean): string {
  let id = randomUUID();
  while (!fits(slotOf(remote, newest, id))) id = randomUUID();
  return id;
}
