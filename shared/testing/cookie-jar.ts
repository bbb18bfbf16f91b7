import type { CookieStore } from '@storefront/shared/bus';
import type { StoredList } from '@storefront/shared/contracts/state';

/** A browser's cookies, in memory. */
export interface CookieJar {
  /** A new tab's store. */
  tab(): CookieStore;
  /** The list's own cookie; empty for none. */
  text(list: StoredList): string;
  /** All cookies by name. */
  all(): Readonly<Record<string, string>>;
  /** Sets a cookie as a server's answer does; an empty value removes it. */
  set(name: string, value: string): void;
  /** Makes every tab read the cookies again, as after a message from another tab or becoming visible. */
  tellTabs(): void;
  /** From now on, writes are ignored. */
  block(): void;
}

/** A cookie jar with initial values. */
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
