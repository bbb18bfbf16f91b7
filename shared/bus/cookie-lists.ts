import { BehaviorSubject } from 'rxjs';
import {
  type CartLine,
  type EcomerceState,
  type ListChange,
  listFields,
  type StoredList,
  storedLists,
} from '../contracts/state';
import { serializeLines } from './codec';
import type { CookieStore } from './cookie-store';
import { reduceList } from './reduce-list';
import { fits, storedLines } from './stored-lines';

/** Result of a change. */
export interface AppliedChange {
  /**
   * `same`: nothing to change. `full`: the list would not fit its cookie, so nothing was changed. `unsaved`: the browser refused the
   * cookie, so the list lasts as long as the page.
   */
  readonly outcome: 'saved' | 'same' | 'full' | 'unsaved';
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
}

/** The topic `ecomerce` and its cookies. */
export interface CookieLists {
  readonly topic: BehaviorSubject<EcomerceState>;
  /** Applies a change to the list as its cookie is now, saves and publishes it, all synchronously. */
  apply(change: ListChange): AppliedChange;
  dispose(): void;
}

/** Keeps the lists in their cookies. A change reads and writes its cookie in the same task (docs/decisions/074). */
export function createCookieLists(store: CookieStore): CookieLists {
  const topic = new BehaviorSubject<EcomerceState>({ wishlistItems: [], compareItems: [], cartItems: [] });
  /** Lists whose cookie the browser refused. */
  const unsaved = new Map<StoredList, readonly CartLine[]>();

  function publish(list: StoredList, lines: readonly CartLine[]): void {
    const field = listFields[list];
    if (serializeLines(list, lines) !== serializeLines(list, topic.value[field]))
      topic.next({ ...topic.value, [field]: lines });
  }

  /** Writes a list's cookie; false when the browser refused it. */
  function save(list: StoredList, lines: readonly CartLine[], before: ReadonlyMap<string, string>): boolean {
    const text = serializeLines(list, lines);
    store.write(list, text);
    const now = store.read(list).get(list) ?? '';
    // Another tab may have written it since.
    return now === text || now !== (before.get(list) ?? '');
  }

  /** Reads a list, and merges changes of earlier releases into its cookie. */
  function read(list: StoredList) {
    const cookies = store.read(list);
    const { lines, oldChanges } = storedLines(list, cookies);
    if (oldChanges.length > 0 && save(list, lines, cookies))
      for (const name of oldChanges) store.write(name, '');
    return { cookies, lines: unsaved.get(list) ?? lines };
  }

  function refreshAll(): void {
    for (const list of storedLists) publish(list, read(list).lines);
  }

  refreshAll();
  const unfollow = store.tabs?.follow(refreshAll, () => {});

  return {
    topic,
    apply(change) {
      const { list } = change;
      const { cookies, lines: before } = read(list);
      const after = reduceList(before, change);
      const isFull = !fits(list, after, before);
      if (after === before || isFull) {
        publish(list, before);
        return { outcome: isFull ? 'full' : 'same', before, after };
      }
      const isSaved = save(list, after, cookies);
      if (isSaved) unsaved.delete(list);
      else unsaved.set(list, after);
      publish(list, after);
      store.tabs?.tell();
      return { outcome: isSaved ? 'saved' : 'unsaved', before, after };
    },
    dispose: () => unfollow?.(),
  };
}
