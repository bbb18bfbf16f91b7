import { listPages } from '@storefront/shared/product/paths';
import type { ActionFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { replace, storefrontContext } from '@storefront/shared/router';
import { addRows } from './add-rows';
import { readFile } from './file/read-file';
import { apart } from './lookup/apart';
import { lookUp } from './lookup/look-up';
import { choicesIn, fields, withLinesBelow } from './order-form';
import { orderRows } from './order-rows';
import type { QuickOrderData } from './quick-order-data';
import { readOrder } from './text/read-order';

/** How long lines are looked up, in milliseconds: an action has 10.5 s (P56). */
const lookupTimeout = 8_000;

/**
 * Takes the form of the page where there is no JavaScript: looks its lines up and those of its file, and where it is told to, puts what
 * was found into the cart, unless the file cannot be taken. Leads to the cart when all of it was, and else gives the page with what is left.
 */
export async function quickOrderAction({
  request,
  context,
}: ActionFunctionArgs<RouterContextProvider>): Promise<QuickOrderData | Response> {
  const form = await request.formData();
  const storefront = context.get(storefrontContext);
  const typed = form.get(fields.lines);
  const lines = typeof typed === 'string' ? typed : '';
  const file = await fileIn(form);
  const text = file.text === undefined ? lines : withLinesBelow(lines, file.text);
  const choices = choicesIn(form);
  const typedOrder = readOrder(text);
  const answers = await lookUp(typedOrder.lines, storefront, {
    timeout: lookupTimeout,
    signal: request.signal,
  });
  const order = apart(typedOrder, answers);
  const known = { answers: [...answers], choices: [...choices], fileProblem: file.problem ?? '' };
  if (form.get(fields.intent) !== 'add' || file.problem) return { text, ...known, added: null };

  const added = addRows(storefront.bus, order, orderRows(order.lines, answers, choices));
  if (added.products > 0 && added.text === '') return replace(listPages.cart);
  return { text: added.text, ...known, added };
}

/** The text of the form's file, or why it cannot be taken; neither where none was chosen. */
async function fileIn(form: FormData): Promise<{ readonly text?: string; readonly problem?: string }> {
  const file = form.get(fields.file);
  // A form whose file was not chosen has one without a name.
  return file instanceof File && file.name !== '' ? readFile(file) : {};
}
