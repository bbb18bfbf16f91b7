import type { ActionFunctionArgs, RouterContextProvider, Storefront } from '@storefront/shared/router';
import { data, replace, storefrontContext } from '@storefront/shared/router';
import { askedFor } from './asked-for';
import { quoteFailure } from './quote-failure';
import { type QuoteFields, readQuoteFields } from './quote-fields';
import { quoteLines } from './quote-lines';
import { quotePayload } from './quote-payload';
import { type QuoteErrors, validateQuote } from './validate-quote';

/** A form that was not sent, as it was typed, and why. */
export interface QuoteRefusal {
  readonly fields: QuoteFields;
  readonly errors: QuoteErrors;
  /** What went wrong while sending, in one sentence; null when the visitor has to mend fields first. */
  readonly failure: string | null;
}

const refused = (fields: QuoteFields, status: number, reason: Partial<QuoteRefusal>) =>
  data<QuoteRefusal>({ fields, errors: {}, failure: null, ...reason }, { status });

/**
 * Checks the form and sends the quote request: in the browser, or on the server when it is posted without JavaScript.
 * Answers a refusal (422 for the fields or an empty cart, 502 when sending failed), or goes to the page that says it
 * was sent; the cart is then empty if the quote was for it (specification section 4).
 */
export async function quoteAction({ request, context }: ActionFunctionArgs<RouterContextProvider>) {
  const fields = readQuoteFields(await request.formData());
  const errors = validateQuote(fields);
  if (Object.keys(errors).length > 0) return refused(fields, 422, { errors });

  const storefront = context.get(storefrontContext);
  const asked = askedFor(request.url);
  const lines =
    asked.kind === 'cart'
      ? storefront.bus.state().ecomerce.cartItems
      : [{ id: asked.id, quantity: Number(fields.quantity) }];
  if (lines.length === 0)
    return refused(fields, 422, { failure: 'Your cart is empty: there is nothing to quote.' });

  try {
    await send(storefront, fields, lines, request.signal);
  } catch (error) {
    const failure = quoteFailure(error);
    storefront.bus.tell({ kind: 'error', title: 'Error!', text: failure });
    return refused(fields, 502, { failure });
  }
  if (asked.kind === 'cart') storefront.bus.change({ list: 'cart', intent: 'clear' });
  storefront.bus.tell({ kind: 'success', title: 'Success!', text: 'Quote Requested Successfully' });
  return replace('/quote?sent=1');
}

async function send(
  { api }: Storefront,
  fields: QuoteFields,
  lines: Parameters<typeof quoteLines>[1],
  signal: AbortSignal,
): Promise<void> {
  const shop = await api();
  const details = await quoteLines(shop, lines, signal);
  await shop.requestQuote(quotePayload(fields, details), signal);
}
