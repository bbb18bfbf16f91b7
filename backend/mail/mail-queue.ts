import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { Email } from './email';

/** Lease of an e-mail that is being sent, in milliseconds: longer than the send timeout. */
export const lease = 120_000;

/** An e-mail that only its holder may send until its lease ends. */
export interface QueuedMail extends Email {
  readonly id: string;
  /** With angle brackets; the same for every attempt. */
  readonly messageId: string;
  readonly queuedAt: Date;
  /** 1 for the first. */
  readonly attempt: number;
}

/** The fields of one queued e-mail; `queued_at` is in ISO 8601. */
interface MailRow {
  readonly id: string;
  readonly message_id: string;
  /** The e-mail; the column keeps this name. */
  readonly letter: Email;
  /** Mailbox of a confirmation, which counts for its limit; null for any other e-mail. */
  readonly confirms: string | null;
  readonly queued_at: string;
}

/** The queue of e-mails in this database. Times are milliseconds since 1970. */
export interface MailQueue {
  /** Rows of `email` for these e-mails, to be inserted in the same transaction as the message they are about. */
  rows(emails: readonly Email[]): MailRow[];
  /** Claims the e-mail that has been due longest, null when none is. No two callers of any process get the same one. */
  claim(): Promise<QueuedMail | null>;
  /** Records that it was accepted: it will not be sent again. */
  sent(mail: QueuedMail): Promise<void>;
  /** Records a permanent refusal: it stays in the table with the reason. */
  refused(mail: QueuedMail, reason: string): Promise<void>;
  /** Records a failed attempt: it is due again at `dueAt`, unless its lease ended and another sender has it. */
  postpone(mail: QueuedMail, dueAt: number, reason: string): Promise<void>;
  /** When the next e-mail is due, null when none is queued. */
  nextDue(): Promise<number | null>;
  /** How many e-mails are queued. */
  waiting(): Promise<number>;
  /** Makes all queued e-mails due at once, claimed or not: for the only process on its database. */
  releaseAll(): Promise<void>;
}

/** The queue in this database; `domain` is for Message-IDs, `now` a clock in milliseconds since 1970. */
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
    waiting: async () => {
      const [row] = await query<{ count: number }>("select count(*)::int from email where state = 'queued'");
      return row?.count ?? 0;
    },
    releaseAll: async () => {
      await query("update email set due_at = $1 where state = 'queued'", [timestamp(now())]);
    },
  };
}

function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A rate-limit key: the address with its local part in lower case, without dots and plus suffix. Never a receiver. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
    .replaceAll('.', '');
  return `${local}${address.slice(at)}`;
}
