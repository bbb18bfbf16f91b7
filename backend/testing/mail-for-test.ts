import type { Mailbox } from '../mail/letter';

/** Where the company of a test reads its e-mails. */
export const company: Mailbox = { name: 'Meridian', address: 'quotes@meridian.example' };
