import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import { lookUp } from './lookup/look-up';
import type { QuickOrderData } from './quick-order-data';
import { readOrder } from './text/read-order';

/** How long the page waits for what its address orders, in milliseconds; the rest is asked for on the page. */
const lookupTimeout = 1_500;

/** Loads the page, with what its address orders (`?lines=`) as if it had been typed. Never fails: lines can be typed without. */
export async function quickOrderLoader({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<QuickOrderData> {
  const text = new URL(request.url).searchParams.get('lines') ?? '';
  const { signal } = request;
  const answers = await lookUp(readOrder(text).lines, context.get(storefrontContext), {
    timeout: lookupTimeout,
    signal,
  });
  return { text, answers: [...answers], choices: [], added: null, fileProblem: '' };
}
