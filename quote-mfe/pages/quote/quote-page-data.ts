import { botRefusal, isFromBot } from '@storefront/shared/forms/bot-field';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  replace,
  storefrontContext,
} from '@storefront/shared/router';
import { loadQuoteData, type QuoteData } from '../../data/quote-data';
import { newQuoteKey, readQuoteKey } from '../../data/quote-draft';
import { type QuoteFields, quoteErrors, readQuoteFields } from '../../data/quote-fields';
import { postedSubject, readQuoteSubject } from '../../data/quote-subject';
import { answeredPath, type QuoteRefusal, sendQuote } from '../../data/send-quote';

/**
 * Loads the form's page; null for the confirmation. The form has no key yet: visitors of the same releases may get the same cached document
 * (docs/decisions/082).
 * @throws a 404 response when there is no such product
 */
export async function quoteLoader({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<QuoteData | null> {
  const { search, searchParams } = new URL(request.url);
  if (searchParams.has('sent')) return null;
  const loaded = await loadQuoteData(
    readQuoteSubject(search),
    context.get(storefrontContext),
    request.signal,
  );
  if (!loaded) throw data(null, { status: 404 });
  return loaded;
}

/** The refused form. This document is private, so the form gets a key if it has none. */
const refused = (
  { fields, key }: { readonly fields: QuoteFields; readonly key: string | null },
  init: ResponseInit,
  reason: Partial<QuoteRefusal>,
) => data<QuoteRefusal>({ fields, key: key ?? newQuoteKey(), errors: {}, failure: null, ...reason }, init);

/**
 * Validates and sends the page's form, in the browser or without JavaScript on the server. Returns a refusal (422 for invalid fields, a bot or a
 * cart emptied meanwhile, 502 when sending failed), or redirects to the confirmation.
 */
export async function quoteAction({ request, context }: ActionFunctionArgs<RouterContextProvider>) {
  const form = await request.formData();
  const fields = readQuoteFields(form);
  const key = readQuoteKey(form);
  const errors = quoteErrors(fields);
  if (Object.keys(errors).length > 0) return refused({ fields, key }, { status: 422 }, { errors });
  if (isFromBot(form)) return refused({ fields, key }, { status: 422 }, { failure: botRefusal });

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
