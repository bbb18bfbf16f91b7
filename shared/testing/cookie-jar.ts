import type { CookieStore } from '@storefront/shared/bus';
import type { StoredList } from '@storefront/shared/contracts/state';

/** The cookies of a browser in memory. */
export interface CookieJar {
  /** A store for the bus of one tab. */
  tab(): CookieStore;
  /** The list's cookie; empty when there is none. */
  text(list: StoredList): string;
  /** Lets every tab look at the cookies again, as a message from another tab or coming back to view does. */
  tellTabs(): void;
  /** From now on nothing that is written sticks. */
  block(): void;
}

/** A jar that holds the given cookie values. */
export function cookieJar(texts: Partial<Record<StoredList, string>> = {}): CookieJar {
  const values = new Map(Object.entries(texts));
  const followers = new Set<() => void>();
  let blocked = false;
  const text = (list: StoredList) => values.get(list) ?? '';
  return {
    text,
    tab: () => ({
      read: text,
      write(list, value) {
        if (!blocked) values.set(list, value);
        return !blocked;
      },
      follow(changed) {
        followers.add(changed);
        return () => followers.delete(changed);
      },
    }),
    tellTabs() {
      for (const changed of followers) changed();
    },
    block() {
      blocked = true;
    },
  };
}
