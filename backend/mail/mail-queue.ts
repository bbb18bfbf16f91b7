import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { Email } from './email';

/** How long an e-mail is kept from others once somebody sends it, in milliseconds. Longer than sending may take. */
export const lease = 120_000;

/** An e-mail that its holder alone may send until its lease ends. */
export interface QueuedMail extends Email {
  readonly id: string;
  /** With angle brackets; the same for every attempt. */
  readonly messageId: string;
  readonly queuedAt: Date;
  /** 1 for the first. */
  readonly attempt: number;
}

/** What is particular to one e-mail when it is queued; `queued_at` is in ISO 8601. */
interface MailRow {
  readonly id: string;
  readonly message_id: string;
  /** The e-mail; the column keeps this name. */
  readonly letter: Email;
  /** The mailbox it confirms something to, for the limit of those; null for any other e-mail. */
  readonly confirms: string | null;
  readonly queued_at: string;
}

/** The e-mails of this database that are to be sent. Times are milliseconds since 1970. */
export interface MailQueue {
  /** Rows of `email` for these e-mails. Whoever stores the message they are about inserts them in the same transaction. */
  rows(emails: readonly Email[]): MailRow[];
  /** Takes the e-mail that has been due longest, null when none is. No two callers get the same one, whatever their process. */
  claim(): Promise<QueuedMail | null>;
  /** It was accepted: it will not be sent again. */
  sent(mail: QueuedMail): Promise<void>;
  /** It will never be accepted: it stays in the table with the reason. */
  refused(mail: QueuedMail, reason: string): Promise<void>;
  /** It was not accepted this time: it is due at `dueAt`, unless its lease ended and somebody else has it now. */
  postpone(mail: QueuedMail, dueAt: number, reason: string): Promise<void>;
  /** When the next e-mail is due, null when none is queued. */
  nextDue(): Promise<number | null>;
  /** Makes everything queued due at once, claimed or not: for a process that is the only one on its database. */
  releaseAll(): Promise<void>;
}

/** The queue in this database; `domain` is that of its Message-IDs, `now` a clock in milliseconds since 1970. */
export function mailQueue(database: Database, domain: string, now: () => number): MailQueue {
  const { query } = database;
  return {
    rows: (emails) =>
      emails.map((email) => {
        const id = randomUUID();
        const confirms = email.isConfirmation ? mailboxOf(email.to.address) : null;
        return { id, message_id: `<${id}@${domain}>`, letter: email, confirms, queued_at: timestamp(now()) };
      }),
    claim: async () => {
      const [row] = await query<{
        id: string;
        message_id: string;
        letter: Email;
        queued_at: Date;
        attempts: number;
      }>(
        `update email set due_at = $2, attempts = attempts + 1
          where id = (select id from email where state = 'queued' and due_at <= $1
                       order by due_at, id limit 1 for update skip locked)
         returning id, message_id, letter, queued_at, attempts`,
        [timestamp(now()), timestamp(now() + lease)],
      );
      if (!row) return null;
      const { id, message_id: messageId, letter, queued_at, attempts: attempt } = row;
      return { ...letter, id, messageId, queuedAt: new Date(queued_at.getTime()), attempt };
    },
    sent: async ({ id }) => {
      await query("update email set state = 'sent', sent_at = $2, reason = null where id = $1", [
        id,
        timestamp(now()),
      ]);
    },
    refused: async ({ id }, reason) => {
      await query("update email set state = 'refused', reason = $2 where id = $1 and state = 'queued'", [
        id,
        reason,
      ]);
    },
    postpone: async ({ id, attempt }, dueAt, reason) => {
      await query(
        `update email set due_at = $3, reason = $4 where id = $1 and attempts = $2 and state = 'queued'`,
        [id, attempt, timestamp(dueAt), reason],
      );
    },
    nextDue: async () => {
      const [row] = await query<{ due: Date | null }>(
        "select min(due_at) as due from email where state = 'queued'",
      );
      return row?.due?.getTime() ?? null;
    },
    releaseAll: async () => {
      await query("update email set due_at = $1 where state = 'queued'", [timestamp(now())]);
    },
  };
}

function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** An address without capitals, dots and what follows a plus before its @: who comes out the same shares a limit, nothing else. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
    .replaceAll('.', '');
  return `${local}${address.slice(at)}`;
}
