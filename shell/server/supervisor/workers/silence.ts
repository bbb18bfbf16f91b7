import { hasRunnableThread } from '../../containment/runnable';
import type { PoolMember } from './member';

/** Seconds that a worker may say nothing for while it works. */
const maxSilence = 5;
/** Seconds that it may while it starts, or while one of its threads waits for a processor. */
const maxBusySilence = 30;

/** Whether a worker has said nothing for so long that it is to be stopped as a whole, its watchdog too. */
export function isSilentTooLong({ state, silent, worker }: PoolMember): boolean {
  if (silent < maxSilence) return false;
  return silent >= maxBusySilence || (state !== 'starting' && !hasRunnableThread(worker.pid));
}
