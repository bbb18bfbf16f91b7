import { type ListChange, storedLists } from '../contracts/state';
import { quantityError } from '../forms/quantity-error';
import type { Bus } from './bus';
import { readRemoved, withRemoved } from './removed-lines';

/** Result of a form post. `returnTo` is always a path of this origin, `message` one sentence for the visitor. */
export type StateFormResult =
  | { readonly ok: true; readonly returnTo: string }
  | { readonly ok: false; readonly message: string; readonly returnTo: string };

const maxIdLength = 256;

const intents = 'The intent must be add, remove, move, set, up, down, clear or restore.';

/**
 * Applies a form post to the bus: the one action behind every form that changes a list, in the browser and on the server. Fields: `list`
 * (cart, wishlist, compare), `intent` (add, remove, clear, restore; cart only: set, up, down; others only: move, into the cart), `id`
 * (except clear, restore), `quantity` (set; add to the cart, default 1), `name` (the product's, for messages; add, move), `lines` and
 * `place` (restore), `return` (path to go back to, default '/'), `undo` (if present, the path can undo a removal). Invalid fields change
 * nothing and are also reported on the bus. Never throws.
 */
export function applyStateForm(bus: Bus, form: FormData): StateFormResult {
  const returnTo = returnPath(form.get('return'));
  const change = readChange(form);
  if (typeof change === 'string') {
    bus.notify({ kind: 'warning', title: 'Not changed', text: change });
    return { ok: false, message: change, returnTo };
  }
  const result = bus.change(withName(change, form.get('name')));
  if (!result.ok) return { ...result, returnTo };
  const { removed } = result;
  return { ok: true, returnTo: removed && form.has('undo') ? withRemoved(returnTo, removed) : returnTo };
}

function withName(change: ListChange, name: unknown): ListChange {
  const isNamed = (change.intent === 'add' || change.intent === 'move') && typeof name === 'string';
  return isNamed ? { ...change, name } : change;
}

/** The change that a form requests, or one sentence about what is wrong. */
function readChange(form: FormData): ListChange | string {
  const list = storedLists.find((name) => name === form.get('list'));
  if (list === undefined) return 'The list must be cart, wishlist or compare.';
  const intent = form.get('intent');
  if (intent === 'clear') return { list, intent };
  if (intent === 'restore') {
    const removed = readRemoved(form);
    return removed ? { intent, ...removed } : 'There is nothing to put back.';
  }
  const id = form.get('id');
  // A cookie may contain an id that is too long for a form to add, but it can still be removed.
  if (intent === 'remove' && typeof id === 'string') return { list, intent, id };
  if (typeof id !== 'string' || id === '' || id.length > maxIdLength) {
    return `The product's id must have 1 to ${maxIdLength} characters.`;
  }
  if (list === 'cart') return readCartChange(form, intent, id);
  if (intent === 'add') return { list, intent, id };
  if (intent === 'set' || intent === 'up' || intent === 'down')
    return 'Only lines of the cart have a quantity.';
  return intent === 'move' ? { list, intent, id } : intents;
}

function readCartChange(form: FormData, intent: unknown, id: string): ListChange | string {
  const list = 'cart';
  if (intent === 'up' || intent === 'down') return { list, intent, id };
  if (intent !== 'add' && intent !== 'set') return intents;
  if (intent === 'add' && !form.has('quantity')) return { list, intent, id };
  const quantity = form.get('quantity');
  const error = quantityError(typeof quantity === 'string' ? quantity : '');
  return error ?? { list, intent, id, quantity: Number(quantity) };
}

const origin = 'http://storefront.invalid';
const maxLength = 2048;

/** The path to return to after a form post, percent-encoded for a header; '/' for anything but a path of this origin. */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > maxLength) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(value) || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  // The path of '/.//host' is '//host', which browsers take for another origin.
  return url.origin === origin && !path.startsWith('//') ? path : '/';
}
