import type { QuoteAnswer } from '@storefront/shared/api/email-calls';
import type { Product } from '@storefront/shared/contracts/product';
import type { CartLine } from '@storefront/shared/contracts/state';
import { retryHeaders } from '@storefront/shared/forms/retry-headers';
import { keepSentQuote } from '@storefront/shared/forms/sent-quote';
import { quoteSentPath } from '@storefront/shared/product/paths';
import type { Storefront } from '@storefront/shared/router';
import { quoteApi } from './quote-api';
import { lineProduct } from './quote-data';
import { dropDraft } from './quote-draft';
import type { QuoteErrors, QuoteFields } from './quote-fields';
import { linesText, type PostedSubject } from './quote-subject';

/** A valid form to send. */
export interface QuoteToSend {
  readonly asked: PostedSubject;
  readonly fields: QuoteFields;
  /** Null when no script made one: the backend then recognises a repeat by its content. */
  readonly key: string | null;
  /** Aborts only until the request is sent. */
  readonly signal?: AbortSignal;
  /** Whether to offer the confirmation page; the form's own page redirects there itself. */
  readonly offersPage?: boolean;
}

/** Result of an attempt. */
export type QuoteOutcome =
  | ({ readonly isSent: true } & QuoteAnswer)
  /** Why it failed, in one sentence, and the HTTP status and headers of the answer. */
  | { readonly isSent: false; readonly failure: string; readonly init: ResponseInit };

/**
 * Sends a quote and shows the visitor the result (P58). After success, the cart's quoted lines are removed if it was for the cart (P50),
 * and the draft is dropped; after a failure both stay.
 */
export async function sendQuote(
  { api, bus }: Storefront,
  { asked, fields, key, signal, offersPage = false }: QuoteToSend,
): Promise<QuoteOutcome> {
  const lines = linesOf(asked, fields, bus);
  let isOnItsWay = false;
  const refuse = (failure: string, init: ResponseInit): QuoteOutcome => {
    // A visitor who left during sending is told of the failure: silence would look like success.
    if (isOnItsWay || !signal?.aborted) bus.tell({ kind: 'error', title: 'Error!', text: failure });
    return { isSent: false, failure, init };
  };
  if (asked.kind === 'cart' && lines.length === 0)
    return refuse('Your cart is empty now. Tell us in the form what you need, and send the form again.', {
      status: 422,
    });
  if (asked.kind === 'cart' && asked.shown !== undefined && asked.shown !== linesText(lines))
    return refuse('Your cart has changed. Check the listed products, and send the form again.', {
      status: 422,
    });
  let products: readonly Product[];
  let answer: QuoteAnswer;
  try {
    const [shop, { quotePayload }] = await Promise.all([
      api(quoteApi),
      // In the chunk of the calls: only sending needs it.
      import(/* webpackChunkName: "api" */ './quote-payload'),
    ]);
    const ids = lines.map(({ id }) => id);
    products = ids.length > 0 ? await shop.productsByIds(ids, signal) : [];
    if (asked.kind === 'product' && products.length === 0)
      return refuse('This product is no longer sold.', { status: 404 });
    isOnItsWay = true;
    answer = await shop.requestQuote(
      quotePayload(fields, lines, products),
      undefined,
      key === null ? {} : { key },
    );
  } catch (error) {
    return refuse(quoteFailure(error), failureInit(error));
  }
  const { reference } = answer;
  if (key !== null) dropDraft(key);
  // Before emptying the cart, whose page then shows the sent quote.
  keepSentQuote({ reference, lines, products: products.map(lineProduct) });
  if (asked.kind === 'cart') bus.removeQuotedLines(lines);
  const called = reference === null ? [] : [`Your reference is ${reference}.`];
  bus.tell({
    kind: 'success',
    title: 'Success!',
    text: ['Quote Requested Successfully', ...called].join('\n'),
    ...(offersPage && { way: { text: 'See your request', to: answeredPath(answer) } }),
  });
  return { isSent: true, ...answer };
}

function linesOf(asked: PostedSubject, fields: QuoteFields, bus: Storefront['bus']): readonly CartLine[] {
  switch (asked.kind) {
    case 'cart':
      return bus.state().ecomerce.cartItems;
    case 'product':
      return [{ id: asked.id, quantity: Number(fields.quantity) }];
    case 'message':
      return [];
  }
}

/** Path of the confirmation with the backend's answer (P69). */
export function answeredPath({ reference, isConfirmed }: QuoteAnswer): string {
  return quoteSentPath(reference) + (isConfirmed ? '&confirmed=1' : '');
}

/** A form that was not sent, and why. */
export interface QuoteRefusal {
  readonly fields: QuoteFields;
  readonly errors: QuoteErrors;
  /** Why sending failed, in one sentence; null when fields are invalid. */
  readonly failure: string | null;
  readonly key: string;
}

/**
 * Message for a failed quote: the ApiError's, which is the backend's `data.message` if any (P58), else a plain sentence. Other errors are
 * logged.
 */
function quoteFailure(error: unknown): string {
  // Recognised by name: importing the class would load the API client before the first call.
  if (error instanceof Error && error.name === 'ApiError') return error.message;
  console.error(error);
  return 'Your request could not be sent. Please try again in a moment.';
}

/** The answer to a failed quote: the refusing backend's status, else 502, with `Retry-After`. */
function failureInit(error: unknown): ResponseInit {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  const isRefused = typeof status === 'number' && status >= 400 && status < 500;
  return { status: isRefused ? status : 502, headers: retryHeaders(error) };
}
