import { deadline } from '@storefront/shared/api/deadline';
import { listPages } from '@storefront/shared/product/paths';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  replace,
  storefrontContext,
} from '@storefront/shared/router';
import { type AddedOrder, addOrder } from './add-order';
import { type Entries, lookUp } from './lookup/look-up';
import { orderRows, withSuggestions } from './lookup/order-rows';
import { choicesIn, fields, readFile, withLinesBelow } from './order-form';
import { readOrder } from './text/read-order';

/** Data of the quick order page. */
export interface QuickOrderData {
  readonly text: string;
  /** Known answers; the browser looks up the rest. */
  readonly answers: Entries;
  readonly choices: readonly (readonly [string, string])[];
  /** Result of adding to the cart; null if nothing was to be added. */
  readonly added: AddedOrder | null;
  /** Why the posted file was not read, in one sentence; empty for none. */
  readonly fileProblem: string;
}

/** Timeout of the loader's lookup in milliseconds; the page looks up the rest. */
const loaderTimeout = 1_500;

/** Timeout of the action's lookup in milliseconds, within the 10.5 s of P56. */
const actionTimeout = 8_000;

/** Lookup limit per list on the server: a search costs as much as a page, a thousand SKUs as one search. The page looks up the rest. */
const most = { names: 40, skus: 2_000 };

/**
 * Longest list with a posted file, in characters: 320 lines of 500. The page repeats and escapes it, and the next form has to fit it
 * with the choices (docs/contracts.md).
 */
const maxText = 160_000;

/** Loads the page with the lines in its address (`?lines=`). Never rejects: lines can be typed without answers. */
export async function quickOrderLoader(
  given: LoaderFunctionArgs<RouterContextProvider>,
): Promise<QuickOrderData> {
  const text = new URL(given.request.url).searchParams.get('lines') ?? '';
  const { answers } = await lookedUp(text, given, loaderTimeout);
  return { text, answers: [...answers], choices: [], added: null, fileProblem: '' };
}

/**
 * Handles the form without JavaScript: looks up its lines and those of the posted file, and adds the found ones if requested and the file
 * is readable. Redirects to the cart if nothing is left, else returns the page's data.
 */
export async function quickOrderAction(
  given: ActionFunctionArgs<RouterContextProvider>,
): Promise<QuickOrderData | Response> {
  const form = await given.request.formData();
  const typed = form.get(fields.lines);
  const posted = form.get(fields.file);
  // An empty file field posts a nameless file.
  const lines = typeof typed === 'string' ? typed : '';
  const file =
    posted instanceof File && posted.name !== ''
      ? await readFile(posted, maxText - lines.length)
      : { text: '' };
  const fileProblem = 'problem' in file ? file.problem : '';
  const text = 'text' in file && file.text !== '' ? withLinesBelow(lines, file.text) : lines;
  const intent = form.get(fields.intent);
  const { order, answers } = await lookedUp(text, given, actionTimeout);
  const chosen = choicesIn(form);
  const choices =
    intent === 'accept' ? withSuggestions(orderRows(order.lines, answers, chosen), chosen) : chosen;
  const known = { answers: [...answers], choices: [...choices], fileProblem };
  if (intent !== 'add' || fileProblem !== '') return { text, ...known, added: null };

  const { bus } = given.context.get(storefrontContext);
  const added = addOrder(bus, order, answers, choices);
  if (added.products > 0 && added.text === '') return replace(listPages.cart);
  return { text: added.text, ...known, added };
}

/** Reads an order and looks it up within `timeout` milliseconds. */
async function lookedUp(
  text: string,
  { request, context }: LoaderFunctionArgs<RouterContextProvider>,
  timeout: number,
) {
  const order = readOrder(text);
  const { signal, release } = deadline(timeout, [request.signal]);
  const answers = await lookUp(order.lines, context.get(storefrontContext), { signal, most });
  release();
  return { order, answers };
}
