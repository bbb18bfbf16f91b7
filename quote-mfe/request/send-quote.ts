import type { QuoteAnswer } from '@storefront/shared/api/email-calls';
import type { Product } from '@storefront/shared/contracts/product';
import type { CartLine } from '@storefront/shared/contracts/state';
import { keepSentQuote } from '@storefront/shared/forms/sent-quote';
import { quoteSentPath } from '@storefront/shared/product/paths';
import type { Storefront } from '@storefront/shared/router';
import type { QuoteFields } from '../fields/quote-fields';
import { quoteApi } from '../quote-api';
import { lineProduct } from '../subject/quote-data';
import { linesText, type PostedSubject } from '../subject/quote-subject';
import { dropDraft } from './quote-draft';
import { failureInit, quoteFailure } from './quote-failure';

/** A valid form that is to be sent. */
export interface QuoteToSend {
  readonly asked: PostedSubject;
  readonly fields: QuoteFields;
  /** The same for every attempt at one quote: the backend takes it once. */
  readonly key: string;
  /** Gives up before it is sent; what is on its way is not called back. */
  readonly signal?: AbortSignal;
  /** Whether the page that says that it was sent is offered; the form's own page leads there itself. */
  readonly offersPage?: boolean;
}

/** What became of an attempt. */
export type QuoteOutcome =
  /** It was sent. */
  | ({ readonly isSent: true } & QuoteAnswer)
  /** Why it was not, in one sentence, and as an answer of HTTP. */
  | { readonly isSent: false; readonly failure: string; readonly init: ResponseInit };

/**
 * Sends a quote request and tells the visitor what became of it (P58). What was sent is then taken out
 * of the cart if the quote was for it (P50), and the draft is gone; after a failure both stay.
 */
export async function sendQuote(
  { api, bus }: Storefront,
  { asked, fields, key, signal, offersPage = false }: QuoteToSend,
): Promise<QuoteOutcome> {
  const lines = linesOf(asked, fields, bus);
  let isOnItsWay = false;
  const refuse = (failure: string, init: ResponseInit): QuoteOutcome => {
    // A visitor who navigated while the quote was on its way is told of a failure, too: silence would look like success.
    if (isOnItsWay || !signal?.aborted) bus.tell({ kind: 'error', title: 'Error!', text: failure });
    return { isSent: false, failure, init };
  };
  if (asked.kind === 'cart' && lines.length === 0)
    return refuse('Your cart is empty now. Tell us in the form what you need, and send it again.', {
      status: 422,
    });
  if (asked.kind === 'cart' && asked.shown !== undefined && asked.shown !== linesText(lines))
    return refuse('Your cart has changed. Check what the quote is for now, and send it again.', {
      status: 422,
    });
  let products: readonly Product[];
  let answer: QuoteAnswer;
  try {
    const [shop, { quotePayload }] = await Promise.all([
      api(quoteApi),
      // Comes with the calls: no form needs it before it is sent.
      import(/* webpackChunkName: "api" */ './quote-payload'),
    ]);
    const ids = lines.map(({ id }) => id);
    products = ids.length > 0 ? await shop.productsByIds(ids, signal) : [];
    if (asked.kind === 'product' && products.length === 0)
      return refuse('This product is no longer available.', { status: 404 });
    isOnItsWay = true;
    answer = await shop.requestQuote(quotePayload(fields, lines, products), undefined, { key });
  } catch (error) {
    return refuse(quoteFailure(error), failureInit(error));
  }
  const { reference } = answer;
  dropDraft(key);
  // Before the cart is emptied, which says what became of it.
  keepSentQuote({ reference, lines, products: products.map(lineProduct) });
  if (asked.kind === 'cart') bus.takeOut(lines);
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

/** Address of the page that says that a quote was sent, with what the backend has answered (P69). */
export function answeredPath({ reference, isConfirmed }: QuoteAnswer): string {
  return quoteSentPath(reference) + (isConfirmed ? '&confirmed=1' : '');
}
