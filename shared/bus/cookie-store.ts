import type { StoredList } from '../contracts/state';
import type { Tabs } from './other-tabs';

/** Storage of a bus's lists: the browser's cookies, or those of one request. */
export interface CookieStore {
  /** The list's raw cookies by name: its own, and those of changes by earlier releases. Never throws. */
  read(list: StoredList): ReadonlyMap<string, string>;
  /** Sets a cookie; an empty value removes it. Never throws: `read` tells whether it was kept. */
  write(name: string, value: string): void;
  /** Missing where there are no other writers. */
  readonly tabs?: Tabs;
}

/** Lifetime of a list's cookie in days (P35). */
export const cookieDays = 180;

/** Bytes of a cookie, name and value, that browsers keep. */
export const maxCookieLength = 4096;

/** Longest value written, in characters (all ASCII): leaves 96 of the 4,096 bytes for name and attributes. */
export const maxValueLength = 4000;

/** The cookies of a list among all cookies; the first of a repeated name counts. */
export function cookiesOf(
  list: StoredList,
  all: Iterable<readonly [name: string, value: string]>,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const [name, value] of all)
    if ((name === list || name.startsWith(`${list}.`)) && !own.has(name)) own.set(name, value);
  return own;
}
