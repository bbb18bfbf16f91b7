import type { Connection } from '../contracts/connections';
import { readQuoteReference } from '../contracts/quote-reference';
import { fieldsOf } from './json-fields';

/** One product of a quote request (P51). */
export interface QuoteLine {
  readonly id: string;
  readonly quantity: number;
  readonly productName: string;
  readonly url: string;
  readonly images: readonly { readonly url: string }[];
  readonly maincategory: string;
}

/** A quote request as the backend takes it (P51). */
export interface QuotePayload {
  /** First and last name, each lower-cased with a capital first letter, joined by a blank. */
  readonly name: string;
  readonly company?: string;
  readonly email: string;
  readonly phone: string;
  /** Same text as `message`. */
  readonly description: string;
  readonly message: string;
  /** Unit number and street. */
  readonly address: string;
  readonly state: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly productDetails: readonly QuoteLine[];
}

/** What a backend says of a quote it has taken. */
export interface QuoteAnswer {
  /** Null from a backend that has none (P69). */
  readonly reference: string | null;
  /** Whether an e-mail to the visitor lists what was asked for; false from a backend that does not say so (P57). */
  readonly isConfirmed: boolean;
}

/** An e-mail payload that is passed on as given (P53). */
type EmailPayload = Readonly<Record<string, unknown>>;

interface SendOptions {
  /** 1 to 200 visible ASCII characters: the same payload with the same key is one message, so that it may be sent again. */
  readonly key?: string;
}

/** Sends one payload. */
type SendCall<Payload, Answer = void> = (
  payload: Payload,
  signal?: AbortSignal,
  options?: SendOptions,
) => Promise<Answer>;

/** Calls that send something. Sent once, never retried; they throw ApiError with the backend's `data.message`. */
export interface EmailCalls {
  readonly sendMessage: SendCall<EmailPayload>;
  readonly subscribe: SendCall<EmailPayload>;
  readonly requestQuote: SendCall<QuotePayload, QuoteAnswer>;
}

/** The e-mail calls behind `shop`. */
export function emailCalls(shop: Connection): EmailCalls {
  const to =
    <Answer>(path: string, read: (answer: unknown) => Answer): SendCall<unknown, Answer> =>
    async (payload, signal, { key } = {}) =>
      read(await shop.post(path, payload, signal, key === undefined ? {} : { 'Idempotency-Key': key }));
  return {
    sendMessage: to('api/v1/email', nothing),
    subscribe: to('api/v1/email/subscribe', nothing),
    requestQuote: to('api/v1/email/quote', quoteAnswer),
  };
}

const nothing = () => {};

function quoteAnswer(answer: unknown): QuoteAnswer {
  const { reference, confirmed } = fieldsOf(fieldsOf(answer).data);
  return { reference: readQuoteReference(reference), isConfirmed: confirmed === true };
}
