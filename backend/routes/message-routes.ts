import { createHash, randomUUID } from 'node:crypto';
import { fieldsOf, type JsonFields, textOf } from '@storefront/shared/api/json-fields';
import { pricesIncludeOf } from '@storefront/shared/api/settings-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readListedProducts } from '../catalogue/listed-products';
import type { Database, Queries } from '../database/database';
import { type Composition, composeEmails, composeGeneral, composeSubscription } from '../mail/compose-emails';
import { composeQuote } from '../mail/compose-quote';
import type { Mailbox } from '../mail/email';
import { mailAddress } from '../mail/mail-address';
import { deleteMessages } from '../messages/kept-messages';
import type { AcceptMessage } from '../messages/message-service';
import type { NewMessage } from '../messages/message-store';
import type { Admission, Admit } from '../request/admissions';
import { readBody, readMessage, readSubscriber } from '../request/messages';
import { readQuote } from '../request/quote';
import { NotFound } from '../request/refusals';
import { idempotencyKey } from '../request/request-headers';

interface Read {
  readonly subscriber?: string;
  readonly unsubscribeToken?: string;
  readonly compose: (reference: string, words: MessageWords) => Composition | Promise<Composition>;
}

interface MessageRoutesOptions {
  readonly acceptMessage: AcceptMessage;
  readonly admit: Admit;
  readonly addressOf: (request: FastifyRequest) => string;
  /** With the subscriptions, and the shop's product names, prices and what those include. */
  readonly database: Database;
  readonly company: Mailbox;
  readonly storefrontOrigin: string;
}

/** Body limits in bytes. The fullest quote has 160 lines of up to 600 bytes, and 64 KB of texts. */
const bodyLimits: Readonly<Record<NewMessage['kind'], number>> = {
  general: 64 * 1024,
  quote: 160 * 1024,
  subscribe: 4 * 1024,
};

/**
 * The message routes of P53. Three store a message with its e-mails, and answer its id, a quote's with its reference and whether
 * it is confirmed (P69). The same payload with the same `Idempotency-Key` is one message; so is a repeated subscription, and the same quote
 * without a key within ten minutes.
 */
export function messageRoutes(
  fastify: FastifyInstance,
  { acceptMessage, admit, addressOf, database, company, storefrontOrigin }: MessageRoutesOptions,
): void {
  const admissions = new WeakMap<FastifyRequest, Admission>();

  /** @param read parses the body into a message and its text for people; throws when it cannot */
  const post = (path: string, kind: NewMessage['kind'], read: (body: unknown) => Read) =>
    fastify.post(path, {
      bodyLimit: bodyLimits[kind],
      onRequest: async (request) => {
        const hasKey = idempotencyKey(request.headers) !== null;
        admissions.set(request, admit(kind, addressOf(request), hasKey));
      },
      handler: async (request) => {
        const { subscriber = null, unsubscribeToken, compose } = read(request.body);
        const payload = readBody(request.body);
        const message: NewMessage = {
          kind,
          subscriber,
          unsubscribeToken,
          payload,
          digest: payloadDigest(payload),
          key: idempotencyKey(request.headers),
          emails: async (reference) => {
            const words = await readMessageWords(database);
            const to = { ...company, address: mailAddress(words.receivers[kind] ?? '') ?? company.address };
            return composeEmails(to, await compose(reference, words), words.company);
          },
        };
        const { id, reference, isConfirmed } = await acceptMessage(
          message,
          admissions.get(request) as Admission,
        );
        return { data: { id, ...(reference !== null && { reference, confirmed: isConfirmed }) } };
      },
    });

  post('/email', 'general', (body) => {
    const message = readMessage(body);
    return { compose: (_, { answersWithin }) => composeGeneral(message, answersWithin) };
  });
  post('/email/quote', 'quote', (body) => {
    const quote = readQuote(body);
    const ids = quote.products.flatMap(({ id }) => id ?? []);
    return {
      compose: async (reference, words) =>
        composeQuote(quote, reference, { listed: await readListedProducts(database, ids), ...words }),
    };
  });
  post('/email/subscribe', 'subscribe', (body) => {
    readMessage(body);
    const subscriber = readSubscriber(body);
    const unsubscribeToken = randomUUID();
    const address = `${storefrontOrigin}/newsletter/unsubscribe?token=${unsubscribeToken}`;
    return { subscriber, unsubscribeToken, compose: () => composeSubscription(subscriber, address) };
  });

  fastify.post('/email/unsubscribe', async (request) => {
    // PostgreSQL takes no NUL.
    const token = textOf(fieldsOf(request.body).token)?.replaceAll('\0', '') ?? '';
    const deleted = await deleteMessages(database, { token }, false);
    if (deleted.some(({ what }) => what === 'subscriptions')) return { data: {} };
    // Only wrong tokens count: mail programs of one network may post for many subscribers.
    admit('unsubscribe', addressOf(request), false);
    throw new NotFound('No subscription has this link; perhaps it has ended before.');
  });
}

interface MessageWords {
  /** What prices include, such as 'GST'; null where it is not set (P74). */
  readonly pricesInclude: string | null;
  readonly answersWithin: string;
  /** Each '' where it is not set. */
  readonly company: { readonly name: string; readonly phoneNumber: string };
  /** Addresses of the company, in place of the configured one. */
  readonly receivers: Readonly<Partial<Record<NewMessage['kind'], string>>>;
}

/** What e-mails need of the settings: of each, the last entry counts (P2, P91). */
async function readMessageWords({ query }: Queries): Promise<MessageWords> {
  const rows = await query<{ kind: string; entry: JsonFields }>(
    `select kind, entry from setting where kind in ('company', 'receiver') order by position`,
  );
  const last = (kind: string) => rows.findLast((row) => row.kind === kind)?.entry ?? {};
  const { pricesInclude, answersWithin, name, phoneNumber } = last('company');
  return {
    pricesInclude: pricesIncludeOf(pricesInclude),
    answersWithin: textOf(answersWithin) ?? 'one business day',
    company: { name: textOf(name) ?? '', phoneNumber: textOf(phoneNumber) ?? '' },
    receivers: last('receiver'),
  };
}

/** SHA-256 of a JSON value in hexadecimal, whatever the order of its fields. */
function payloadDigest(payload: unknown): string {
  const ordered = JSON.stringify(payload, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest('hex');
}
