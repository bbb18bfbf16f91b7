import type { Database } from '../database/database';
import type { Email } from '../mail/email';
import type { MailQueue } from '../mail/mail-queue';

/** A visitor's message, ready to be stored. */
export interface NewMessage {
  readonly kind: 'general' | 'quote' | 'subscribe';
  readonly payload: object;
  readonly digest: string;
  /** Lower-case address of a newsletter subscriber; otherwise null. */
  readonly subscriber: string | null;
  /** Of a subscription: what the address has that ends it. */
  readonly unsubscribeToken?: string | undefined;
  /** Idempotency-Key, null for none. */
  readonly key: string | null;
  /** Composes its e-mails, a quote's with its reference. */
  readonly emails: (reference: string) => Promise<readonly Email[]>;
}

/** Identifies a stored message. */
export interface StoredMessage {
  readonly id: string;
  /** Reference of a quote (P69); null for other messages, and for quotes from before there were references. */
  readonly reference: string | null;
  /** Whether a confirmation to the visitor was queued. */
  readonly isConfirmed: boolean;
}

/** Visitors' messages in the database. */
export interface MessageStore {
  /**
   * Finds the message with this kind, key and payload, or this subscriber; null when there is none. Two quotes with the same payload within
   * ten minutes, one of them without a key, are the same.
   */
  find(message: NewMessage): Promise<StoredMessage | null>;
  /**
   * Stores the message with its e-mails, all or nothing. A stored one stays as it is and is not new. A fourth confirmation to one mailbox
   * within an hour is left out; mailboxes without one in the last hour are forgotten.
   */
  store(message: NewMessage): Promise<StoredMessage & { readonly isNew: boolean }>;
}

/** Most attempts to draw an unused reference: so many collisions do not happen by chance. */
const maxDraws = 5;

/** Milliseconds within which a quote without a key equals one with the same content. */
const repeatWindow = 10 * 60_000;

/** The messages of this database. @param drawReference may return a taken reference @param now a clock in milliseconds since 1970 */
export function messageStore(
  { query }: Database,
  queue: MailQueue,
  drawReference: () => string,
  now: () => number,
): MessageStore {
  const time = (at: number) => new Date(at).toISOString();
  // This key keeps two processes from storing a quote twice. It begins with a blank, which no key of a request has.
  const keyOf = ({ kind, key }: NewMessage) =>
    kind === 'quote' && key === null ? ` ${Math.floor(now() / repeatWindow)}` : key;
  const find = async (message: NewMessage) => {
    const { kind, digest, subscriber } = message;
    const [known] = await query<StoredMessage>(
      `select id, reference,
              exists (select from email where message = message.id and letter->>'isConfirmation' = 'true') as "isConfirmed"
         from message
        where (kind = $1 and idempotency_key = $2 and payload_digest = $3) or subscriber = $4
           or (kind = 'quote' and $1 = 'quote' and payload_digest = $3 and received_at > $5
               and (idempotency_key like ' %' or $2 like ' %'))
        order by (idempotency_key = $2) desc nulls last, received_at desc limit 1`,
      [kind, keyOf(message), digest, subscriber, time(now() - repeatWindow)],
    );
    return known ?? null;
  };
  /** Gives a quote that was stored without a key the key of its repeat: later repeats then match at any time. */
  const giveKey = async ({ id }: StoredMessage, { key }: NewMessage) => {
    if (key === null) return;
    await query(`update message set idempotency_key = $2 where id = $1 and idempotency_key like ' %'`, [
      id,
      key,
    ]);
  };
  /** Forgets mailboxes whose last confirmation was an hour or more before `at`, in ISO 8601. */
  const forgetMailboxes = (at: string) =>
    query(
      `delete from confirmed_mailbox
        where confirmed_at[cardinality(confirmed_at)] <= $1::timestamptz - interval '1 hour'`,
      [at],
    );
  /** Stores the message under a reference; null where it is stored already, or the reference is taken. */
  const insert = async (message: NewMessage, reference: string) => {
    const { kind, payload, subscriber, unsubscribeToken = null, digest, emails } = message;
    const rows = queue.rows(await emails(reference));
    const confirmation = rows.find(({ confirms }) => confirms !== null);
    if (confirmation) await forgetMailboxes(confirmation.queued_at);
    // One statement is one transaction; the embedded database runs it several times faster than separate ones.
    const [stored] = await query<StoredMessage>(
      `with stored as (
         insert into message (kind, payload, subscriber, idempotency_key, payload_digest, reference, received_at, unsubscribe_token)
         values ($1, $2::text::json, $3, $4, $5, $7, $8, $9) on conflict do nothing returning id as message, reference
       ), one as (
         select * from stored, json_to_recordset($6::text::json)
                as one (id uuid, message_id text, letter json, confirms text, queued_at timestamptz)
       ), confirmed as (
         insert into confirmed_mailbox as known (mailbox, confirmed_at)
         select confirms, array[queued_at] from one where confirms is not null
             on conflict (mailbox) do update
            set confirmed_at = (known.confirmed_at || excluded.confirmed_at)[greatest(1, cardinality(known.confirmed_at) - 1):]
          where cardinality(known.confirmed_at) < 3
             or known.confirmed_at[1] <= excluded.confirmed_at[1] - interval '1 hour'
         returning mailbox
       ), queued as (
         insert into email (id, message_id, message, letter, queued_at, due_at)
         select id, message_id, message, letter, queued_at, queued_at from one
          where confirms is null or confirms in (select mailbox from confirmed)
       )
       select message as id, reference, exists (select from confirmed) as "isConfirmed" from stored`,
      [
        kind,
        JSON.stringify(payload),
        subscriber,
        keyOf(message),
        digest,
        JSON.stringify(rows),
        kind === 'quote' ? reference : null,
        time(now()),
        unsubscribeToken,
      ],
    );
    return stored ?? null;
  };
  return {
    find,
    store: async (message) => {
      const before = message.kind === 'quote' ? await find(message) : null;
      if (before) {
        await giveKey(before, message);
        return { ...before, isNew: false };
      }
      for (let draw = 1; draw <= maxDraws; draw++) {
        const stored = await insert(message, drawReference());
        if (stored) return { ...stored, isNew: true };
        const known = await find(message);
        if (known) return { ...known, isNew: false };
      }
      throw new Error('a message was neither stored nor found');
    },
  };
}
