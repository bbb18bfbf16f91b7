import type { Mailbox } from '../mail/email';
import type { QueuedMail } from '../mail/mail-queue';

/** Where the company of a test reads its e-mails. */
export const company: Mailbox = { name: 'Meridian', address: 'quotes@meridian.example' };

/** An e-mail that is to be sent. */
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
