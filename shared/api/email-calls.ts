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
  /** First and last name, separated by a space, each capitalised and otherwise lower case. */
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

/** The backend's answer to an accepted quote. */
export interface QuoteAnswer {
  /** Null when the backend gives none (P69). */
  readonly reference: string | null;
  /** Whether the visitor gets an e-mail with the products; false when the backend does not say (P57). */
  readonly isConfirmed: boolean;
}

/** An e-mail payload, passed on unchanged (P53). */
type EmailPayload = Readonly<Record<string, unknown>>;

interface SendOptions {
  /** Idempotency key, 1 to 200 visible ASCII characters: a resent payload with the same key counts once. */
  readonly key?: string;
}

type SendCall<Payload, Answer = void> = (
  payload: Payload,
  signal?: AbortSignal,
  options?: SendOptions,
) => Promise<Answer>;

/** Calls about e-mails: once, without retry. They throw ApiError with the backend's `data.message`. */
export interface EmailCalls {
  readonly sendMessage: SendCall<EmailPayload>;
  readonly subscribe: SendCall<EmailPayload>;
  readonly unsubscribe: SendCall<EmailPayload>;
  readonly requestQuote: SendCall<QuotePayload, QuoteAnswer>;
}

/** Makes the e-mail calls over `shop`. */
export function emailCalls(shop: Connection): EmailCalls {
  const to =
    <Answer>(path: string, read: (answer: unknown) => Answer): SendCall<unknown, Answer> =>
    async (payload, signal, { key } = {}) =>
      read(await shop.post(path, payload, signal, key === undefined ? {} : { 'Idempotency-Key': key }));
  return {
    sendMessage: to('api/v1/email', nothing),
    subscribe: to('api/v1/email/subscribe', nothing),
    unsubscribe: to('api/v1/email/unsubscribe', nothing),
    requestQuote: to('api/v1/email/quote', quoteAnswer),
  };
}

const nothing = () => {};

function quoteAnswer(answer: unknown): QuoteAnswer {
  const { reference, confirmed } = fieldsOf(fieldsOf(answer).data);
  return { reference: readQuoteReference(reference), isConfirmed: confirmed === true };
}
