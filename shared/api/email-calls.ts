import type { Connection } from './connection';

/** One product of a quote request (specification section 3, cart line). */
export interface QuoteLine {
  readonly id: string;
  readonly quantity: number;
  readonly productName: string;
  readonly url: string;
  readonly images: readonly { readonly url: string }[];
  readonly maincategory: string;
}

/** A quote request as the backend takes it (specification section 3). */
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

/** An e-mail payload that is passed on as given (specification section 3). */
export type EmailPayload = Readonly<Record<string, unknown>>;

/** Calls that send something. Sent once, never retried; they throw ApiError with the backend's `data.message`. */
export interface EmailCalls {
  readonly sendMessage: (message: EmailPayload, signal?: AbortSignal) => Promise<void>;
  readonly subscribe: (subscription: EmailPayload, signal?: AbortSignal) => Promise<void>;
  readonly requestQuote: (quote: QuotePayload, signal?: AbortSignal) => Promise<void>;
}

/** The e-mail calls behind `shop`. */
export function emailCalls(shop: Connection): EmailCalls {
  const send = async (path: string, payload: unknown, signal?: AbortSignal) => {
    await shop.post(path, payload, signal);
  };
  return {
    sendMessage: (message, signal) => send('api/v1/email', message, signal),
    subscribe: (subscription, signal) => send('api/v1/email/subscribe', subscription, signal),
    requestQuote: (quote, signal) => send('api/v1/email/quote', quote, signal),
  };
}
