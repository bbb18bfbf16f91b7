import { BehaviorSubject } from 'rxjs';
import {
  type CartLine,
  type EcomerceState,
  type ListChange,
  listFields,
  type StoredList,
  storedLists,
} from '../contracts/state';
import { serializeChange } from './change-text';
import { serializeLines } from './codec';
import { type CookieStore, maxCookieLength, maxValueLength } from './cookie-store';
import { reduceList } from './reduce-list';
import { fits, linesWith, markOf, type StoredLines, storedLines } from './stored-lines';

/** What became of a change. */
export interface Taken {
  /**
   * `same`: there was nothing to change. `full`: the list would not fit its cookie, and nothing was done. `held`: the
   * cookies do not stick, and the list lasts as long as the page.
   */
  readonly outcome: 'kept' | 'same' | 'full' | 'held';
  /** The list as it was when the change was made. */
  readonly before: readonly CartLine[];
  /** The same with the change. */
  readonly after: readonly CartLine[];
}

/** The topic `ecomerce` with the cookies behind it. */
export interface KeptLists {
  readonly topic: BehaviorSubject<EcomerceState>;
  /** Makes a change on the list as its cookies have it now; keeps and publishes it before it returns. */
  take(change: ListChange): Taken;
  /** Ends following other tabs. */
  dispose(): void;
}

/** The cookies of a list, and what they say. */
interface Look extends StoredLines {
  readonly cookies: ReadonlyMap<string, string>;
  /** All of the cookies. */
  readonly text: string;
}

/**
 * Changes with cookies of their own that come together before they are folded by whoever makes the next, alone or not: three
 * lists of them are what every browser keeps. Where a tab has scripts there are rarely two.
 */
const maxChanges = 40;

/**
 * Reads the lists from their cookies and follows them as far as the store does.
 *
 * A list's cookie is read, changed and written by one tab at a time only, and never by an answer to a form post while a tab
 * could be at it: whoever changes a list adds a cookie of its own that says how, which crosses nothing. Whoever is alone
 * folds such changes into the list's cookie (docs/decisions/022).
 */
export function createKeptLists(store: CookieStore): KeptLists {
  const topic = new BehaviorSubject<EcomerceState>({ wishlistItems: [], compareItems: [], cartItems: [] });
  /** Lines that no cookie keeps. */
  const held = new Map<StoredList, readonly CartLine[]>();
  /** What was last read. */
  const known = new Map<StoredList, Look>();
  let isFolding = false;

  function publish(list: StoredList, lines: readonly CartLine[]): void {
    const field = listFields[list];
    if (serializeLines(list, lines) !== serializeLines(list, topic.value[field]))
      topic.next({ ...topic.value, [field]: lines });
  }

  /** The list's cookies now, with what they say. */
  function look(list: StoredList): Look {
    const cookies = store.read(list);
    const text = JSON.stringify([...cookies]);
    const before = known.get(list);
    if (before?.text === text) return before;
    const now = { text, cookies, ...storedLines(list, cookies) };
    known.set(list, now);
    return now;
  }

  function reread(list: StoredList): Look {
    const stored = look(list);
    publish(list, held.get(list) ?? stored.lines);
    return stored;
  }

  function rereadAll(): void {
    for (const list of storedLists) reread(list);
    foldSoon();
  }

  /** Folds the oldest changes, as many as have room for their marks; whether there may be more to fold. */
  function foldOldest(list: StoredList): boolean {
    const { cookies, changes } = look(list);
    for (let count = changes.length; count > 0; count--) {
      const folded = changes.slice(0, count);
      const value = serializeLines(list, linesWith(list, cookies, folded));
      const marked = [value, ...folded.map((name) => markOf(list, name))].join('!');
      const hasRoom = list.length + marked.length <= maxCookieLength;
      // A list that somebody else wrote to its last character has no room for one mark.
      if (!hasRoom && count > 1) continue;
      const first = hasRoom ? marked : value;
      store.write(list, first);
      if ((store.read(list).get(list) ?? '') !== first) return false;
      for (const name of folded) store.write(name, '');
      if (first !== value) store.write(list, value);
      // A browser may write in the background: by reading it is made sure of before another tab has its turn.
      return look(list).changes.length === changes.length - count;
    }
    return false;
  }

  function fold(list: StoredList): void {
    while (foldOldest(list));
  }

  function foldSoon(): void {
    const { tabs } = store;
    if (isFolding || !tabs || !storedLists.some((list) => known.get(list)?.changes.length)) return;
    isFolding = true;
    tabs.alone(() => {
      isFolding = false;
      storedLists.forEach(fold);
    });
  }

  rereadAll();
  const unfollow = store.tabs?.follow(rereadAll);

  return {
    topic,
    take(change) {
      const { list } = change;
      let stored = reread(list);
      const before = topic.value[listFields[list]];
      const after = reduceList(before, change);
      if (after === before) return { outcome: 'same', before, after };
      if (!fits(list, after, before)) return { outcome: 'full', before, after };

      const text = serializeChange(change, before);
      // The id of a line that somebody else wrote may be too long for a cookie with anything besides it.
      const isTooLong = stored.nextName.length + text.length > maxCookieLength;
      if (isTooLong || isMuch(stored, text)) {
        fold(list);
        stored = look(list);
      }
      const isWhole = held.has(list) || isTooLong;
      if (isWhole) store.write(list, serializeLines(list, after));
      else store.write(stored.nextName, text);
      const now = look(list);
      // Another tab may have folded it already; one that is there and does not count cannot be read.
      const isIgnored = now.cookies.has(stored.nextName) && !now.changes.includes(stored.nextName);
      const isKept = now.text !== stored.text && !isIgnored;
      const outcome = isKept ? 'kept' : 'held';
      if (outcome === 'held') held.set(list, after);
      else held.delete(list);
      publish(list, held.get(list) ?? now.lines);
      store.tabs?.tell();
      foldSoon();
      return { outcome, before, after };
    },
    dispose: () => unfollow?.(),
  };
}

/** Whether changes have so many or so long cookies that with one more a browser would drop some, or a server refuse them. */
function isMuch({ cookies, changes }: Look, next: string): boolean {
  const length = changes.reduce((sum, name) => sum + (cookies.get(name)?.length ?? 0), next.length);
  return changes.length >= maxChanges || (changes.length > 0 && length > maxValueLength);
}
