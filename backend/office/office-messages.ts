import { entriesOf, fieldsOf, textOf } from '@storefront/shared/api/json-fields';
import type { Database } from '../database/database';
import { BadRequest, NotFound } from '../request/refusals';
import { messageSheet } from './message-sheet';

/** Kinds of messages. */
export const messageKinds = ['quote', 'general', 'subscribe'] as const;

/** What the office has made of a message. */
export const messageStates = ['new', 'answered', 'closed'] as const;

/** Which messages to list. */
export interface MessageSearch {
  readonly kind: (typeof messageKinds)[number];
  /** Words, or beginnings of words, that are all in the message, or in its note; the beginning of a reference; or a SKU. */
  readonly words: string | undefined;
  readonly state: (typeof messageStates)[number] | undefined;
  /** The last message of the page before, as its `after`. */
  readonly after: string | null;
}

interface MessageRow {
  readonly id: string;
  readonly kind: string;
  readonly reference: string | null;
  readonly payload: unknown;
  readonly state: string;
  readonly note: string;
  readonly at: string;
}

/** A message's words, as they are indexed. */
const words = `message_words(message.payload)`;

const columns = 'id, kind, reference, payload, state, note, received_at::text as at';

/** What the office does with the visitors' messages. `now` is a clock in milliseconds since 1970. */
export function officeMessages(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  now: () => number,
) {
  const time = () => new Date(now()).toISOString();
  const rows = async ({ kind, words: asked, state, after }: MessageSearch, size: number) => {
    const [at = null, id = null] = after?.split(' ') ?? [];
    const found = await query<MessageRow>(
      `select ${columns} from message
        where kind = $1 and ($2::text is null or state = $2)
          and ($3::text is null or id in (
                select id from message where starts_with(reference, upper(replace($4, ' ', '-')))
                union select id from message where ${words} @@ to_tsquery('simple', $3)
                union select id from message where note <> '' and to_tsvector('simple', note) @@ to_tsquery('simple', $3)
                union select message.id from product join message on ${words} @@ phraseto_tsquery('simple', product.id)
                       where upper(product.sku) = upper($4)))
          and ($5::timestamptz is null or (received_at, id) < ($5, $6::uuid))
        order by received_at desc, id desc limit $7`,
      [kind, state, asked && beginnings(asked), asked, at, id, size + 1],
    );
    const shown = found.slice(0, size);
    const last = found.length > size ? shown.at(-1) : undefined;
    return { rows: shown, next: last ? `${last.at.replace(' ', 'T')} ${last.id}` : null };
  };
  return {
    /** As `list`, with all that was sent. */
    rows,
    /** A page of messages, the latest first, and where the next page begins; null for the last one. */
    async list(search: MessageSearch, size: number) {
      const page = await rows(search, size);
      return { messages: page.rows.map(summaryOf), next: page.next };
    },
    /** A message with its e-mails and changes. @throws NotFound */
    async one(id: string) {
      const [row] = await query<MessageRow>(`select ${columns} from message where id = $1`, [id]);
      if (!row) throw new NotFound('There is no such message.');
      const emails = await query(
        `select id, letter->'to'->>'address' as to, letter->>'subject' as subject, state, reason,
                coalesce(sent_at, queued_at) as at
           from email where message = $1 order by queued_at, id`,
        [id],
      );
      const changes = await query(
        'select at, person, what from office_change where message = $1 order by number desc limit 100',
        [id],
      );
      return {
        ...summaryOf(row),
        ...(await messageSheet({ query }, row.kind, row.payload)),
        emails,
        changes,
      };
    },
    /**
     * Changes state and note, and writes a line about it. @param shown state and note as the page had them, in JSON @returns what has
     * changed; null for nothing @throws BadRequest when somebody else has changed them since
     */
    async change(
      id: string,
      person: string,
      state: string,
      note: string,
      shown: string,
    ): Promise<string | null> {
      return transaction(async (queries) => {
        const [old] = await queries.query<Pick<MessageRow, 'state' | 'note'>>(
          'select state, note from message where id = $1 for update',
          [id],
        );
        const isSameState = old?.state === state;
        const isSameNote = old?.note === note;
        if (!old || (isSameState && isSameNote)) return null;
        if (shown !== JSON.stringify([old.state, old.note]))
          throw new BadRequest(
            `Somebody has saved '${old.state}' and '${old.note}' since. Save again to replace that.`,
          );
        const what = [!isSameState && `${old.state} to ${state}`, !isSameNote && 'note']
          .filter(Boolean)
          .join(', ');
        await queries.query('update message set state = $2, note = $3 where id = $1', [id, state, note]);
        await queries.query('insert into office_change (at, person, message, what) values ($1, $2, $3, $4)', [
          time(),
          person,
          id,
          what,
        ]);
        return what;
      });
    },
    /** Queues an e-mail once more, and writes a line about it. @returns whether there is one that is not queued already */
    async sendAgain(id: string, person: string): Promise<boolean> {
      const [line] = await query(
        `with queued as (
           update email set state = 'queued', due_at = $3, attempts = 0, reason = null
            where id = $1 and state <> 'queued' returning message
         )
         insert into office_change (at, person, message, what)
         select $3, $2, message, 'e-mail ' || $1::text || ' sent again' from queued returning number`,
        [id, person, time()],
      );
      return line !== undefined;
    },
  };
}

/** A search for texts in which each of these words begins one. */
function beginnings(words: string): string {
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `'${word}':*`).join(' & ');
}

function summaryOf({ id, reference, payload, state, note, at }: MessageRow) {
  const { name, company, email, productDetails } = fieldsOf(payload);
  return {
    id,
    reference,
    at: new Date(at).toISOString(),
    state,
    note,
    name: textOf(name),
    company: textOf(company),
    email: textOf(email),
    products: entriesOf(productDetails).length,
  };
}
