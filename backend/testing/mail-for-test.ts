import type { Mailbox } from '../mail/email';
import type { QueuedMail } from '../mail/mail-queue';

/** The company's mailbox in tests. */
export const company: Mailbox = { name: 'Meridian', address: 'quotes@meridian.example' };

/** A queued e-mail. */
export const mail: QueuedMail = {
  id: '1',
  messageId: '<1f0c@meridian.example>',
  queuedAt: new Date('2026-01-05T00:00:00Z'),
  attempt: 1,
  to: { name: '', address: 'ada@example.com' },
  replyTo: null,
  subject: 'Hello',
  text: 'Hello\n',
  html: '<p>Hello</p>\n',
};
