import { type ListChange, maxQuantity, type StoredList, storedLists } from '../contracts/state';
import type { Bus } from './bus';
import { returnPath } from './return-path';

/** Outcome of a form post; `returnTo` is always a path of this origin. `message` is one sentence for the visitor. */
export type StateFormResult =
  | { readonly ok: true; readonly returnTo: string }
  | { readonly ok: false; readonly message: string; readonly returnTo: string };

const maxIdLength = 256;

/**
 * Applies a form post to the bus: the one action behind every form that changes cart, wishlist or compare list, in the
 * browser and on the server. Fields: `list` (cart, wishlist, compare), `intent` (add, remove, clear, and for the cart set,
 * up, down), `id` (all but clear), `quantity` (set; add to the cart, default 1), `return` (path to go back to, default '/').
 * Bad fields change nothing and give a message; never throws.
 */
export function applyStateForm(bus: Bus, form: FormData): StateFormResult {
  const returnTo = returnPath(form.get('return'));
  const change = readChange(form);
  if (typeof change === 'string') return { ok: false, message: change, returnTo };
  return { ...bus.change(change), returnTo };
}

/** The change a form asks for, or the sentence that says what is wrong with it. */
function readChange(form: FormData): ListChange | string {
  const list = storedLists.find((name) => name === form.get('list'));
  if (list === undefined) return 'The list must be cart, wishlist or compare.';
  const intent = form.get('intent');
  if (intent === 'clear') return { list, intent };
  const id = form.get('id');
  if (typeof id !== 'string' || id === '' || id.length > maxIdLength) {
    return `The product's id must have 1 to ${maxIdLength} characters.`;
  }
  if (intent === 'remove') return { list, intent, id };
  if (intent === 'add' && list !== 'cart') return { list, intent, id };
  return readCartChange(form, list, intent, id);
}

function readCartChange(form: FormData, list: StoredList, intent: unknown, id: string): ListChange | string {
  if (intent !== 'add' && intent !== 'set' && intent !== 'up' && intent !== 'down') {
    return 'The intent must be add, remove, set, up, down or clear.';
  }
  if (list !== 'cart') return 'Only lines of the cart have a quantity.';
  if (intent === 'up' || intent === 'down') return { list, intent, id };
  if (intent === 'add' && !form.has('quantity')) return { list, intent, id };
  const quantity = form.get('quantity');
  const isWhole = typeof quantity === 'string' && /^\d{1,4}$/.test(quantity.trim());
  if (!isWhole || Number(quantity) < 1)
    return `The quantity must be a whole number from 1 to ${maxQuantity}.`;
  return { list, intent, id, quantity: Number(quantity) };
}
