import { BehaviorSubject, type Observable, Subject } from 'rxjs';
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
import { fits, linesWithChanges, markOf, type StoredLines, storedLines } from './stored-lines';

/** What became of a change. */
export interface AppliedChange {
  /**
   * `same`: there was nothing to change. `full`: the list would not fit its cookie, and nothing was done. `unsaved`: the
   * browser took no cookie, and the list lasts as long as the page.
   */
  readonly outcome: 'saved' | 'same' | 'full' | 'unsaved';
  /** The list as it was when the change was made. */
  readonly before: readonly CartLine[];
  /** The same with the change. */
  readonly after: readonly CartLine[];
}

/** The topic `ecomerce` with the cookies behind it. */
export interface CookieLists {
  readonly topic: BehaviorSubject<EcomerceState>;
  /** The list of a change of this tab that had room when it was made, and that others left none for; it is taken back. */
  readonly crowdedOut: Observable<StoredList>;
  /** Applies a change to the list as its cookies have it now; saves and publishes it before it returns. */
  apply(change: ListChange): AppliedChange;
  /** Ends following other tabs. */
  dispose(): void;
}

/** The cookies of a list at one moment, and what they say. */
interface Snapshot extends StoredLines {
  readonly cookies: ReadonlyMap<string, string>;
  /** All of the cookies, to tell whether anything was written. */
  readonly text: string;
}

/**
 * Changes of a list that may wait in cookies of their own; with that many a server folds them first, though it is never alone.
 * Three lists of them are what every browser keeps. Where a tab has scripts there are rarely two.
 */
const maxChanges = 40;

/** The same for tabs, which keep further changes to themselves until they are alone, and so leave room for form posts. */
const maxChangesOfTabs = 30;

/**
 * Reads the lists from their cookies and follows them as far as the store does.
 *
 * Whoever changes a list, a tab or an answer to a form post, adds one cookie that says how, so that nobody overwrites anybody.
 * A tab that is alone folds these changes into the list's own cookie (docs/decisions/022).
 */
export function createCookieLists(store: CookieStore): CookieLists {
  const topic = new BehaviorSubject<EcomerceState>({ wishlistItems: [], compareItems: [], cartItems: [] });
  /** Lists that the browser took no cookie for. */
  const unsaved = new Map<StoredList, readonly CartLine[]>();
  /** What was last read. */
  const lastRead = new Map<StoredList, Snapshot>();
  /** Changes that become cookies when this tab is alone, or leaves. */
  const waiting: ListChange[] = [];
  /** Changes that this tab wrote and has not seen folded, with their lists. */
  const own = new Map<string, StoredList>();
  const crowdedOut = new Subject<StoredList>();
  let isFolding = false;

  function publish(list: StoredList, lines: readonly CartLine[]): void {
    const field = listFields[list];
    if (serializeLines(list, lines) !== serializeLines(list, topic.value[field]))
      topic.next({ ...topic.value, [field]: lines });
  }

  function read(list: StoredList): Snapshot {
    const cookies = store.read(list);
    const text = JSON.stringify([...cookies]);
    const before = lastRead.get(list);
    if (before?.text === text) return before;
    const now = { text, cookies, ...storedLines(list, cookies) };
    lastRead.set(list, now);
    return now;
  }

  function refresh(list: StoredList): Snapshot {
    const stored = read(list);
    publish(list, waitingOf(list).reduce(reduceList, unsaved.get(list) ?? stored.lines));
    return stored;
  }

  function waitingOf(list: StoredList): readonly ListChange[] {
    return waiting.filter((change) => change.list === list);
  }

  function refreshAll(): void {
    for (const list of storedLists) refresh(list);
    foldSoon();
  }

  /** Folds the oldest changes, as many as have room for their marks (`markOf`); true when there may be more to fold. */
  function foldOldest(list: StoredList): boolean {
    const { cookies, changes } = read(list);
    for (let count = changes.length; count > 0; count--) {
      const folded = changes.slice(0, count);
      const value = serializeLines(list, linesWithChanges(list, cookies, folded));
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
      return read(list).changes.length === changes.length - count;
    }
    return false;
  }

  function fold(list: StoredList): void {
    while (foldOldest(list));
  }

  function foldSoon(): void {
    const { tabs } = store;
    if (isFolding || !tabs || !storedLists.some((list) => lastRead.get(list)?.changes.length)) return;
    isFolding = true;
    tabs.alone(() => {
      isFolding = false;
      storedLists.forEach(fold);
      saveWaiting();
      storedLists.forEach(fold);
      takeBack();
    });
  }

  /** Takes changes of this tab back that there is no room for, while nobody folds. Otherwise they would come when nobody expects them. */
  function takeBack(): void {
    for (const [name, list] of own) {
      const { cookies, changes } = read(list);
      const isThere = cookies.has(name);
      if (isThere && (changes.includes(name) || changes.length >= maxChanges)) continue;
      own.delete(name);
      if (!isThere) continue;
      store.write(name, '');
      refresh(list);
      crowdedOut.next(list);
    }
  }

  /** Writes a change of lines that were just read, and gives the lines there are then; unsaved ones when the browser did not take it. */
  function save(
    change: ListChange,
    found: Snapshot,
    before: readonly CartLine[],
    after: readonly CartLine[],
  ): readonly CartLine[] {
    const { list } = change;
    let stored = found;
    const text = serializeChange(change, before);
    // The id of a line that somebody else wrote may be too long for a cookie with anything besides it.
    const isTooLong = stored.nextName.length + text.length > maxCookieLength;
    if (isTooLong || hasNoRoom(stored, text, maxChanges)) {
      fold(list);
      stored = read(list);
    }
    if (unsaved.has(list) || isTooLong) store.write(list, serializeLines(list, after));
    else {
      store.write(stored.nextName, text);
      own.set(stored.nextName, list);
    }
    const now = read(list);
    // Another tab may have folded it already; one that is there and does not count cannot be read.
    const isIgnored = now.cookies.has(stored.nextName) && !now.changes.includes(stored.nextName);
    const isSaved = now.text !== stored.text && !isIgnored;
    if (isSaved) unsaved.delete(list);
    else unsaved.set(list, after);
    return unsaved.get(list) ?? now.lines;
  }

  function saveWaiting(): void {
    if (waiting.length === 0) return;
    for (const change of waiting.splice(0)) {
      const stored = read(change.list);
      const before = unsaved.get(change.list) ?? stored.lines;
      const after = reduceList(before, change);
      if (after === before) continue;
      if (fits(change.list, after, before)) save(change, stored, before, after);
      else crowdedOut.next(change.list);
    }
    store.tabs?.tell();
  }

  refreshAll();
  const unfollow = store.tabs?.follow(refreshAll, saveWaiting);

  return {
    topic,
    crowdedOut,
    apply(change) {
      const { list } = change;
      const stored = refresh(list);
      const before = topic.value[listFields[list]];
      const after = reduceList(before, change);
      if (after === before) return { outcome: 'same', before, after };
      if (!fits(list, after, before)) return { outcome: 'full', before, after };

      const text = serializeChange(change, before);
      const isWaiting = waitingOf(list).length > 0 || hasNoRoom(stored, text, maxChangesOfTabs);
      if (store.tabs && isWaiting && !unsaved.has(list)) {
        waiting.push(change);
        publish(list, after);
        foldSoon();
        return { outcome: 'saved', before, after };
      }
      publish(list, save(change, stored, before, after));
      store.tabs?.tell();
      foldSoon();
      return { outcome: unsaved.has(list) ? 'unsaved' : 'saved', before, after };
    },
    dispose: () => unfollow?.(),
  };
}

/** Whether changes have so many or so long cookies that with one more a browser would drop some, or a server refuse them. */
function hasNoRoom({ cookies, changes }: Snapshot, next: string, most: number): boolean {
  const length = changes.reduce((sum, name) => sum + (cookies.get(name)?.length ?? 0), next.length);
  return changes.length >= most || (changes.length > 0 && length > maxValueLength);
}
