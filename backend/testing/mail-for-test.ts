import type { Database } from '../database/database';
import type { Mailbox } from '../mail/letter';
import { mailQueue } from '../mail/mail-queue';

/** Where the company of a test reads its e-mails. */
export const company: Mailbox = { name: 'Meridian', address: 'quotes@meridian.example' };

/** What a server of a test needs for e-mails: the queue of its database, on the test's clock. */
export function mailForTest(database: Database, now: () => number = () => 0) {
  return { company, mailQueue: mailQueue(database, 'meridian.example', now) };
}
