import { fieldsOf, textOf } from '@storefront/shared/api/json-fields';
import type { Database, Queries } from '../database/database';
import { addressesIn } from '../mail/mail-address';
import { mailboxOf } from '../mail/mail-queue';

interface KeptMessage {
  readonly id: string;
  readonly payload: unknown;
}

/** Messages read at once: a quote may have 160 KB. */
const batch = 200;

/** What all texts that mean an address have in common. */
const wantedOf = (email: string) => addressesIn(email).at(-1) ?? '';

/** All messages of an e-mail address, however it was typed. PostgreSQL could not look into those with a NUL. */
async function messagesOf({ query }: Queries, email: string): Promise<readonly KeptMessage[]> {
  const wanted = wantedOf(email);
  const found: KeptMessage[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await query<KeptMessage>(
      `select id, kind, reference, received_at as "receivedAt", payload, state, note from message where id > $1 order by id limit $2`,
      [last, batch],
    );
    found.push(
      ...rows.filter(({ payload }) => addressesIn(textOf(fieldsOf(payload).email) ?? '').includes(wanted)),
    );
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return found;
  }
}

/** What the database has of an e-mail address: its messages with their e-mails, and when confirmations went to its mailbox. */
export async function exportMessages(database: Database, email: string) {
  const messages = await messagesOf(database, email);
  const emails = await database.query<{ message: string }>(
    `select message, state, queued_at as "queuedAt", sent_at as "sentAt", letter from email
      where message = any($1) order by queued_at`,
    [messages.map(({ id }) => id)],
  );
  return {
    messages: messages.map((message) => ({
      ...message,
      emails: emails.filter((one) => one.message === message.id).map(({ message: _, ...rest }) => rest),
    })),
    confirmations: await database.query(
      'select mailbox, confirmed_at as "confirmedAt" from confirmed_mailbox where mailbox = $1',
      [mailboxOf(wantedOf(email))],
    ),
  };
}

/** Whose messages, or the subscription with this token, or an interval of PostgreSQL: those that came longer ago. */
export type Deletion = { readonly email: string } | { readonly token: string } | { readonly age: string };

async function messagesToDelete(queries: Queries, of: Deletion): Promise<readonly { readonly id: string }[]> {
  if ('email' in of) return messagesOf(queries, of.email);
  if ('token' in of) return queries.query('select id from message where unsubscribe_token = $1', [of.token]);
  return queries.query(
    `select id from message where kind <> 'subscribe' and received_at < now() - $1::interval
        and not exists (select from email where message = message.id and state = 'queued')`,
    [of.age],
  );
}

/**
 * Deletes messages with their e-mails, all or nothing, and counts them. By age, subscriptions stay, and what the company has not been sent.
 * @param isDryRun only counts
 */
export function deleteMessages(database: Database, of: Deletion, isDryRun: boolean) {
  return database.transaction(async (queries) => {
    const { query } = queries;
    const found = await messagesToDelete(queries, of);
    const ids = found.map(({ id }) => id);
    const counts = await query<{ readonly what: string; readonly count: number }>(
      `select case kind when 'quote' then 'quotes' when 'subscribe' then 'subscriptions' else 'messages' end as what,
              count(*)::int from message where id = any($1) group by kind
        union all select 'e-mails', count(*)::int from email where message = any($1) order by what`,
      [ids],
    );
    if (isDryRun) return counts;
    await query('delete from email where message = any($1)', [ids]);
    await query('delete from message where id = any($1)', [ids]);
    if ('email' in of)
      await query('delete from confirmed_mailbox where mailbox = $1', [mailboxOf(wantedOf(of.email))]);
    return counts;
  });
}
