import type { CookieStore } from '@storefront/shared/bus';
import type { StoredList } from '@storefront/shared/contracts/state';

/** The cookies of a browser in memory. */
export interface CookieJar {
  /** A store for the bus of one tab. */
  tab(): CookieStore;
  /** The list's own cookie; empty when there is none. */
  text(list: StoredList): string;
  /** All cookies, by name. */
  all(): Readonly<Record<string, string>>;
  /** Sets a cookie as an answer does; an empty value removes it. */
  set(name: string, value: string): void;
  /** Lets every tab look at the cookies again, as a message from another tab or coming back to view does. */
  tellTabs(): void;
  /** From now on nothing that is written sticks. */
  block(): void;
}

/** A jar that holds the given cookie values. */
export function cookieJar(texts: Readonly<Record<string, string>> = {}): CookieJar {
  const values = new Map(Object.entries(texts));
  const followers = new Set<() => void>();
  let blocked = false;

  function set(name: string, value: string): void {
    if (value === '') values.delete(name);
    else values.set(name, value);
  }

  return {
    set,
    text: (list) => values.get(list) ?? '',
    all: () => Object.fromEntries(values),
    tab: () => ({
      read(list) {
        return new Map([...values].filter(([name]) => name === list || name.startsWith(`${list}.`)));
      },
      write(name, value) {
        if (!blocked) set(name, value);
      },
      tabs: {
        tell() {},
        follow(changed) {
          followers.add(changed);
          return () => followers.delete(changed);
        },
        alone: (work) => work(),
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
