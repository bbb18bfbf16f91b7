import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  replace,
  storefrontContext,
} from '@storefront/shared/router';
import { quoteErrors, readQuoteFields } from '../fields/quote-fields';
import { newQuoteKey, readQuoteKey } from '../request/quote-draft';
import { answeredPath, type QuoteRefusal, sendQuote } from '../request/send-quote';
import { loadQuoteData, type QuoteData } from '../subject/quote-data';
import { postedSubject, readQuoteSubject } from '../subject/quote-subject';

/** Data of the form's page. */
export interface QuotePageData extends QuoteData {
  readonly quoteKey: string;
}

/**
 * Loads the form's page; null for the confirmation.
 *
 * @throws a 404 response when there is no such product
 */
export async function quoteLoader({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<QuotePageData | null> {
  const { search, searchParams } = new URL(request.url);
  if (searchParams.has('sent')) return null;
  const loaded = await loadQuoteData(
    readQuoteSubject(search),
    context.get(storefrontContext),
    request.signal,
  );
  if (!loaded) throw data(null, { status: 404 });
  return { ...loaded, quoteKey: newQuoteKey() };
}

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
