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

/** What became of a change. */
export interface AppliedChange {
  /**
   * `same`: there was nothing to change. `full`: the list would not fit its cookie, and nothing was done. `unsaved`: the
   * browser took no cookie, and the list lasts as long as the page.
   */
  readonly outcome: 'saved' | 'same' | 'full' | 'unsaved';
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
}

/** The topic `ecomerce` with the cookies behind it. */
export interface CookieLists {
  readonly topic: BehaviorSubject<EcomerceState>;
  /** Applies a change to the list as its cookie has it now; saves and publishes it before it returns. */
  apply(change: ListChange): AppliedChange;
  dispose(): void;
}

/** The lists in their cookies. A change reads its cookie again and writes it in the same task (docs/decisions/074). */
export function createCookieLists(store: CookieStore): CookieLists {
  const topic = new BehaviorSubject<EcomerceState>({ wishlistItems: [], compareItems: [], cartItems: [] });
  /** Lists that the browser took no cookie for. */
  const unsaved = new Map<StoredList, readonly CartLine[]>();

  function publish(list: StoredList, lines: readonly CartLine[]): void {
    const field = listFields[list];
    if (serializeLines(list, lines) !== serializeLines(list, topic.value[field]))
      topic.next({ ...topic.value, [field]: lines });
  }

  /** Writes a list's cookie; false when the browser did not take it. */
  function save(list: StoredList, lines: readonly CartLine[], before: ReadonlyMap<string, string>): boolean {
    const text = serializeLines(list, lines);
    store.write(list, text);
    const now = store.read(list).get(list) ?? '';
    // Another tab may have written already.
    return now === text || now !== (before.get(list) ?? '');
  }

  /** A list as its cookies have it now. Changes that earlier releases left beside it come into its own cookie. */
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
