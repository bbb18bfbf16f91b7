import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { data, storefrontContext } from '@storefront/shared/router';
import { newQuoteKey } from '../request/quote-key';
import { loadQuoteData, type QuoteData } from '../subject/quote-data';
import { readQuoteSubject } from '../subject/quote-subject';

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
