import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { readMessage, readQuote, readSubscriber } from '../request/messages';

/** The three e-mail calls of section 7: what is sent is stored and its id answered. Subscribing twice is one. */
export function messageRoutes(fastify: FastifyInstance, { query }: Database): void {
  const store = async (
    kind: 'general' | 'quote' | 'subscribe',
    payload: object,
    subscriber: string | null,
  ) => {
    const [stored] = await query<{ id: string }>(
      `insert into message (kind, payload, subscriber) values ($1, $2::text::json, $3)
       on conflict (subscriber) do update set subscriber = excluded.subscriber returning id`,
      [kind, JSON.stringify(payload), subscriber],
    );
    return { data: { id: stored?.id } };
  };

  fastify.post('/email', (request) => store('general', readMessage(request.body), null));
  fastify.post('/email/quote', (request) => store('quote', readQuote(request.body), null));
  fastify.post('/email/subscribe', (request) =>
    store('subscribe', readMessage(request.body), readSubscriber(request.body)),
  );
}
