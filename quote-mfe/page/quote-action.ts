import type { ActionFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { data, replace, storefrontContext } from '@storefront/shared/router';
import { quoteErrors, readQuoteFields } from '../fields/quote-fields';
import type { QuoteRefusal } from '../request/quote-failure';
import { readQuoteKey } from '../request/quote-key';
import { answeredPath, sendQuote } from '../request/send-quote';
import { postedSubject, readQuoteSubject } from '../subject/quote-subject';

const refused = (
  form: Pick<QuoteRefusal, 'fields' | 'key'>,
  init: ResponseInit,
  reason: Partial<QuoteRefusal>,
) => data<QuoteRefusal>({ ...form, errors: {}, failure: null, ...reason }, init);

/**
 * Checks and sends the page's form, in the browser or without JavaScript on the server. Answers a refusal (422 for the fields
 * or a cart emptied meanwhile, 502 when sending failed), or redirects to the confirmation.
 */
export async function quoteAction({ request, context }: ActionFunctionArgs<RouterContextProvider>) {
  const form = await request.formData();
  const fields = readQuoteFields(form);
  const key = readQuoteKey(form);
  const errors = quoteErrors(fields);
  if (Object.keys(errors).length > 0) return refused({ fields, key }, { status: 422 }, { errors });

  const outcome = await sendQuote(context.get(storefrontContext), {
    asked: postedSubject(readQuoteSubject(new URL(request.url).search), form),
    fields,
    key,
    signal: request.signal,
  });
  return outcome.isSent
    ? replace(answeredPath(outcome))
    : refused({ fields, key }, outcome.init, { failure: outcome.failure });
}
