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
  /** Has every tab leave its page. */
  leaveTabs(): void;
  /** From now on nothing that is written sticks. */
  block(): void;
}

interface CookieJarOptions {
  /** Called before a tab reads or writes: where other tabs may come in between. */
  readonly beforeAccess?: () => void;
  /** Takes what a tab wants to do alone; by default that is done at once. */
  readonly alone?: (work: () => void) => void;
}

/** A jar that holds the given cookie values. */
export function cookieJar(
  texts: Readonly<Record<string, string>> = {},
  { beforeAccess = () => {}, alone = (work) => work() }: CookieJarOptions = {},
): CookieJar {
  const values = new Map(Object.entries(texts));
  const followers = new Set<() => void>();
  const leavers = new Set<() => void>();
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
        beforeAccess();
        return new Map([...values].filter(([name]) => name === list || name.startsWith(`${list}.`)));
      },
      write(name, value) {
        beforeAccess();
        if (!blocked) set(name, value);
      },
      tabs: {
        tell() {},
        follow(changed, leaving) {
          followers.add(changed);
          leavers.add(leaving);
          return () => {
            followers.delete(changed);
            leavers.delete(leaving);
          };
        },
        alone,
      },
    }),
    tellTabs() {
      for (const changed of followers) changed();
    },
    leaveTabs() {
      for (const leaving of leavers) leaving();
    },
    block() {
      blocked = true;
    },
  };
}
