import { BehaviorSubject } from 'rxjs';
import {
  type CartLine,
  type EcomerceState,
  listFields,
  type StoredList,
  storedLists,
} from '../contracts/state';
import { parseLines, serializeLines } from './codec';
import { type CookieStore, maxValueLength } from './cookie-store';

/** The topic `ecomerce` with the cookies behind it. */
export interface KeptLists {
  readonly topic: BehaviorSubject<EcomerceState>;
  /** The list as its cookie has it now; published when it differs from what was. */
  reread(list: StoredList): readonly CartLine[];
  /**
   * Writes a list to its cookie, then publishes it. `full`: it would not fit, and nothing was done; a list that only
   * gets shorter is never refused. `held`: the cookie did not stick, and the list lasts as long as the page.
   */
  replace(list: StoredList, lines: readonly CartLine[]): 'kept' | 'held' | 'full';
  /** Ends following other tabs. */
  dispose(): void;
}

/** Reads the lists from their cookies and follows them as far as the store does. */
export function createKeptLists(store: CookieStore): KeptLists {
  const topic = new BehaviorSubject<EcomerceState>({ wishlistItems: [], compareItems: [], cartItems: [] });
  const held = new Map<StoredList, string>();
  /** The cookie value behind the published lines. */
  const published = new Map<StoredList, string>();

  function publish(list: StoredList, text: string, lines: readonly CartLine[]): void {
    published.set(list, text);
    topic.next({ ...topic.value, [listFields[list]]: lines });
  }

  function reread(list: StoredList): readonly CartLine[] {
    const text = held.get(list) ?? store.read(list);
    if (text !== (published.get(list) ?? '')) publish(list, text, parseLines(list, text));
    return topic.value[listFields[list]];
  }

  function rereadAll(): void {
    for (const list of storedLists) reread(list);
  }

  rereadAll();
  const unfollow = store.follow?.(rereadAll);

  return {
    topic,
    reread,
    replace(list, lines) {
      const text = serializeLines(list, lines);
      const before = serializeLines(list, topic.value[listFields[list]]);
      if (text.length > maxValueLength && text.length > before.length) return 'full';
      const kept = store.write(list, text);
      if (kept) held.delete(list);
      else held.set(list, text);
      publish(list, text, lines);
      return kept ? 'kept' : 'held';
    },
    dispose: () => unfollow?.(),
  };
}
