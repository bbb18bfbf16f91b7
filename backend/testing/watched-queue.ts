import type { MailQueue } from '../mail/mail-queue';
import { condition } from './condition';

/** What became of an e-mail. */
type Outcome = 'sent' | 'refused' | 'postpone';

/** The queue, and a way to wait until it noted something down. */
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
    /** Resolves once this outcome was noted down so many times. */
    noted: (outcome: Outcome, count: number) => until(() => counts[outcome] >= count),
  };
}
