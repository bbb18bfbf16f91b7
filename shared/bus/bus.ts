import { BehaviorSubject, config, type Observable, Subject } from 'rxjs';
import type { QuoteSubject } from '../contracts/quote';
import {
  type Addition,
  type AppState,
  type CartLine,
  type DialogMessage,
  type ListChange,
  listFields,
  maxQuantity,
  type Notice,
  type RemovedLines,
  type ShopState,
  type State,
  type TopicName,
} from '../contracts/state';
import { createCookieLists } from './cookie-lists';
import type { CookieStore } from './cookie-store';
import { addedNotice, alreadyNotice, fullNotice, mostNotice, notKeptNotice } from './notices';
import { totalQuantity } from './quantity';
import { changesRemoving } from './reduce-list';

/** A state topic: emits the current value, then each change. Only the bus writes it. */
export interface Topic<T> extends Observable<T> {
  readonly value: T;
}

/** Result of a change: made, with the lines it removed, or refused as a whole with one sentence for the visitor. */
export type ChangeResult =
  | { readonly ok: true; readonly removed?: RemovedLines }
  | { readonly ok: false; readonly message: string };

/** State and events of one document in the browser, or of one request on the server. @sealed */
export interface Bus {
  readonly topics: { readonly [K in TopicName]: Topic<State[K]> };
  readonly events: {
    /** An addition to the cart: the id and the added quantity, not the line's total. */
    readonly cartLineAdded: Observable<CartLine>;
    /** An addition with the product's name and where it was moved from. */
    readonly additions: Observable<Addition>;
    /** A removal in this tab, which can be undone. */
    readonly linesRemoved: Observable<RemovedLines>;
    /** A request for the quote form. */
    readonly quoteAsked: Observable<QuoteSubject>;
    /** Messages for the visitor. */
    readonly notices: Observable<Notice>;
    /** Messages that the visitor has to confirm. */
    readonly dialogs: Observable<DialogMessage>;
  };
  /**
   * Applies a change to the list as its cookie is now, writes the cookie and publishes the list, all synchronously (P38). Adding to the
   * cart opens the drawer (P41), unless the line already has 9999. Refused when the list would not fit its cookie (P36).
   */
  change(change: ListChange): ChangeResult;
  /** Removes the lines of a sent quote from the cart without an undo; in a browser, what was added meanwhile stays (P50). */
  removeQuotedLines(quoted: readonly CartLine[]): void;
  /** Name of `removeQuotedLines` before contract 3.5; goes with contract 4. */
  takeOut(sent: readonly CartLine[]): void;
  /** Changes fields of `app` or `shop`, which live as long as the bus. */
  update<K extends 'app' | 'shop'>(topic: K, fields: Partial<State[K]>): void;
  /** Opens the quote form over the page and closes the cart's drawer (P44). */
  askQuote(subject: QuoteSubject): void;
  /** Shows a toast; no effect on a server. */
  notify(notice: Notice): void;
  /** Shows a dialog until it is closed; no effect on a server. */
  tell(message: DialogMessage): void;
  /** The current state; a server inlines it into the document as the browser's `initial`. */
  state(): State;
  /** The state that the document's HTML was rendered from: `initial` if given, else the current state. */
  serverState(): State;
  /** Stops following other tabs. */
  dispose(): void;
}

/**
 * Makes a bus over the cookies of a browser or a request. `app` and `shop` start from `initial`, the document's state; its lists are for
 * hydration only.
 */
export function createBus(store: CookieStore, { initial }: { readonly initial?: State } = {}): Bus {
  // Only logs a subscriber's error (P59): rxjs would throw it, which would end a server.
  config.onUnhandledError = (error) => console.error(error);

  const lists = createCookieLists(store);
  const app = new BehaviorSubject<AppState>(initial?.app ?? { isSearchBoxShow: false, isDrawerShow: false });
  const shop = new BehaviorSubject<ShopState>(initial?.shop ?? { isGridView: true, isFilter: false });
  const cartLineAdded = new Subject<CartLine>();
  const additions = new Subject<Addition>();
  const linesRemoved = new Subject<RemovedLines>();
  const quoteAsked = new Subject<QuoteSubject>();
  const notices = new Subject<Notice>();
  const dialogs = new Subject<DialogMessage>();
  let hasWarned = false;

  const topics = { app, shop, ecomerce: lists.topic };
  const state = () => ({ app: app.value, shop: shop.value, ecomerce: lists.topic.value });

  function announceAdded({ list, id, name }: Add, added: number, from: RemovedLines | null): void {
    if (list !== 'cart') notices.next(added > 0 ? addedNotice(list) : alreadyNotice(list));
    else if (added === 0) notices.next(mostNotice);
    else {
      const line = { id, quantity: added };
      app.next({ ...app.value, isDrawerShow: true });
      cartLineAdded.next(line);
      additions.next({ ...line, ...(name && { name }), ...(from && { from }) });
    }
  }

  function refused(notice: Notice): ChangeResult {
    notices.next(notice);
    return { ok: false, message: notice.text };
  }

  function removeQuotedLines(quoted: readonly CartLine[]): void {
    for (const change of changesRemoving(quoted, lists.topic.value.cartItems)) makeChange(change);
  }

  /** @param from where the added line was moved from */
  function makeChange(change: ListChange, from: RemovedLines | null = null): ChangeResult {
    if (change.intent === 'move') {
      const { list, id, name } = change;
      const inCart = lists.topic.value.cartItems.find((one) => one.id === id);
      if (inCart?.quantity === maxQuantity) return refused(mostNotice);
      const here = lists.topic.value[listFields[list]];
      const line = here.find((one) => one.id === id);
      const moved = line ? { list, lines: [line], place: here.indexOf(line) } : null;
      const added = makeChange({ list: 'cart', intent: 'add', id, ...(name && { name }) }, moved);
      if (!added.ok) return added;
    }
    const { outcome, before, after } = lists.apply(change);
    if (outcome === 'full') return refused(fullNotice(change.list));
    if (change.intent === 'add') announceAdded(change, totalQuantity(after) - totalQuantity(before), from);
    if (outcome === 'unsaved' && !hasWarned) {
      hasWarned = true;
      notices.next(notKeptNotice);
    }
    const removed = removedBy(change, before, after);
    return removed ? { ok: true, removed } : { ok: true };
  }

  return {
    topics,
    events: { cartLineAdded, additions, linesRemoved, quoteAsked, notices, dialogs },
    change(change) {
      const result = makeChange(change);
      if (result.ok && result.removed) linesRemoved.next(result.removed);
      return result;
    },
    removeQuotedLines,
    takeOut: removeQuotedLines,
    update(topic, fields) {
      if (topic === 'app') app.next({ ...app.value, ...fields });
      else shop.next({ ...shop.value, ...fields });
    },
    askQuote(subject) {
      app.next({ ...app.value, isDrawerShow: false });
      quoteAsked.next(subject);
    },
    notify: (notice) => notices.next(notice),
    tell: (message) => dialogs.next(message),
    state,
    serverState: () => initial ?? state(),
    dispose: lists.dispose,
  };
}

type Add = ListChange & { readonly intent: 'add' };

function removedBy(
  { list, intent }: ListChange,
  before: readonly CartLine[],
  after: readonly CartLine[],
): RemovedLines | null {
  if (before === after || (intent !== 'remove' && intent !== 'clear')) return null;
  const lines = before.filter((line) => !after.includes(line));
  return { list, lines, place: lines[0] ? before.indexOf(lines[0]) : 0 };
}
