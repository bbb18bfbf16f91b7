import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readListedProducts } from '../catalogue/listed-products';
import { readPricesInclude } from '../catalogue/prices-include';
import type { Queries } from '../database/database';
import { composeGeneral } from '../mail/compose-general';
import { type Composition, composeLetters } from '../mail/compose-letters';
import { composeQuote } from '../mail/compose-quote';
import { composeSubscription } from '../mail/compose-subscription';
import type { Mailbox } from '../mail/letter';
import type { NewMessage, StoredMessage } from '../messages/message-store';
import { payloadDigest } from '../messages/payload-digest';
import { idempotencyKey } from '../request/idempotency-key';
import { readBody, readMessage, readSubscriber } from '../request/messages';
import { readQuote } from '../request/quote';

/** What the routes work with. */
export interface MessageRoutesOptions {
  /** Stores a message of an address and gives what it is called by. */
  readonly takeIn: (message: NewMessage, address: string) => Promise<StoredMessage>;
  /** The address a request comes from. */
  readonly addressOf: (request: FastifyRequest) => string;
  /** Where our names and prices of products are, and what those include. */
  readonly catalogue: Queries;
  /** Where the company reads its e-mails. */
  readonly company: Mailbox;
}

/**
 * The three e-mail calls of P53: what is sent is stored with the e-mails about it, and its id answered, a quote's with its
 * reference (P69). The same payload with the same `Idempotency-Key` is one message, and subscribing twice is one.
 */
export function messageRoutes(
  fastify: FastifyInstance,
  { takeIn, addressOf, catalogue, company }: MessageRoutesOptions,
): void {
  const answer = async (
    request: FastifyRequest,
    message: Pick<NewMessage, 'kind' | 'subscriber'>,
    compose: (reference: string) => Composition | Promise<Composition>,
  ) => {
    const payload = readBody(request.body);
    const { id, reference } = await takeIn(
      {
        ...message,
        payload,
        digest: payloadDigest(payload),
        key: idempotencyKey(request.headers),
        letters: async (called) => composeLetters(company, await compose(called)),
      },
      addressOf(request),
    );
    return { data: { id, ...(reference !== null && { reference }) } };
  };

  fastify.post('/email', (request) => {
    const message = readMessage(request.body);
    return answer(request, { kind: 'general', subscriber: null }, () => composeGeneral(message));
  });
  fastify.post('/email/quote', (request) => {
    const quote = readQuote(request.body);
    const ids = quote.products.flatMap(({ id }) => id ?? []);
    return answer(request, { kind: 'quote', subscriber: null }, async (reference) =>
      composeQuote(quote, reference, {
        listed: await readListedProducts(catalogue, ids),
        pricesInclude: await readPricesInclude(catalogue),
      }),
    );
  });
  fastify.post('/email/subscribe', (request) => {
    readMessage(request.body);
    const subscriber = readSubscriber(request.body);
    return answer(request, { kind: 'subscribe', subscriber }, () => composeSubscription(subscriber));
  });
}
