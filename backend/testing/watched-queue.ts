import type { MailQueue } from '../mail/mail-queue';
import { condition } from './condition';

/** Outcome of a delivery. */
type Outcome = 'sent' | 'refused' | 'postpone';

/** The queue, with a way to wait for recorded outcomes. */
export function watchedQueue(queue: MailQueue) {
  const counts = { sent: 0, refused: 0, postpone: 0 };
  const { changed, until } = condition();
  const noted = (outcome: Outcome) => {
    counts[outcome] += 1;
    changed();
  };
  const watched: MailQueue = {
    ...queue,
    sent: async (...words) => queue.sent(...words).then(() => noted('sent')),
    refused: async (...words) => queue.refused(...words).then(() => noted('refused')),
    postpone: async (...words) => queue.postpone(...words).then(() => noted('postpone')),
  };
  return {
    queue: watched,
    /** Resolves once this outcome was recorded so many times. */
    noted: (outcome: Outcome, count: number) => until(() => counts[outcome] >= count),
  };
}
