import { deadline } from '@storefront/shared/api/deadline';
import { listPages } from '@storefront/shared/product/paths';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouterContextProvider,
} from '@storefront/shared/router';
import { replace, storefrontContext } from '@storefront/shared/router';
import { type AddedOrder, addOrder } from './add-order';
import { type Entries, lookUp } from './lookup/look-up';
import { choicesIn, fields, readFile, withLinesBelow } from './order-form';
import { readOrder } from './text/read-order';

/** What the page of the quick order is made from. */
export interface QuickOrderData {
  readonly text: string;
  /** What is known of the text's SKUs and names; the browser asks for what is not. */
  readonly answers: Entries;
  /** See `Choices`. */
  readonly choices: readonly (readonly [string, string])[];
  /** What was put into the cart just now; null when nothing was to be. */
  readonly added: AddedOrder | null;
  /** Why the file that was posted is not in the text, in one sentence; empty when it is, or there was none. */
  readonly fileProblem: string;
}

/** How long the page waits for what its address orders, in milliseconds; the rest is asked for on the page. */
const loaderTimeout = 1_500;

/** How long lines are looked up for an action, in milliseconds: it has 10.5 s (P56). */
const actionTimeout = 8_000;

/** What one list costs the shop at a time: a search as much as a page, a thousand SKUs as one. Pages look up the rest by themselves. */
const most = { names: 40, skus: 2_000 };

/** Loads the page, with what its address orders (`?lines=`) as if it had been typed. Never fails: lines can be typed without. */
export async function quickOrderLoader(
  given: LoaderFunctionArgs<RouterContextProvider>,
): Promise<QuickOrderData> {
  const text = new URL(given.request.url).searchParams.get('lines') ?? '';
  const { answers } = await lookedUp(text, given, loaderTimeout);
  return { text, answers: [...answers], choices: [], added: null, fileProblem: '' };
}

/**
 * Takes the form of the page where there is no JavaScript: looks its lines up and those of its file, and where it is told to, puts what
 * was found into the cart, unless the file cannot be taken. Leads to the cart when all of it was, and else gives the page with what is left.
 */
export async function quickOrderAction(
  given: ActionFunctionArgs<RouterContextProvider>,
): Promise<QuickOrderData | Response> {
  const form = await given.request.formData();
  const typed = form.get(fields.lines);
  const posted = form.get(fields.file);
  // A form whose file was not chosen has one without a name.
  const file = posted instanceof File && posted.name !== '' ? await readFile(posted) : { text: '' };
  const fileProblem = 'problem' in file ? file.problem : '';
  const lines = typeof typed === 'string' ? typed : '';
  const text = 'text' in file && file.text !== '' ? withLinesBelow(lines, file.text) : lines;
  const choices = choicesIn(form);
  const { order, answers } = await lookedUp(text, given, actionTimeout);
  const known = { answers: [...answers], choices: [...choices], fileProblem };
  if (form.get(fields.intent) !== 'add' || fileProblem !== '') return { text, ...known, added: null };

  const { bus } = given.context.get(storefrontContext);
  const added = addOrder(bus, order, answers, choices);
  if (added.products > 0 && added.text === '') return replace(listPages.cart);
  return { text: added.text, ...known, added };
}

/** An order, and what the shop has of it, as far as it says so within this time, in milliseconds. */
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
