import type { StoredList } from '../contracts/state';
import type { Tabs } from './other-tabs';

/** Where a bus keeps its lists: the browser's cookies, or those of one request. */
export interface CookieStore {
  /** The cookies of a list now, by name and not decoded: its own, and those of changes that earlier releases left. Never throws. */
  read(list: StoredList): ReadonlyMap<string, string>;
  /** Sets a cookie; an empty value removes it. Whether it stuck is for `read` to say. Never throws. */
  write(name: string, value: string): void;
  /** Absent where nobody else can write. */
  readonly tabs?: Tabs;
}

/** How long a list is kept (P35). */
export const cookieDays = 180;

/** Bytes of name and value that a browser keeps of a cookie. */
export const maxCookieLength = 4096;

/** Longest value written, in characters and so in bytes: of the 4,096 of a whole line it leaves 96 for name and attributes. */
export const maxValueLength = 4000;

/** The cookies of a list among all of a browser's; of a repeated name the first counts. */
export function cookiesOf(
  list: StoredList,
  all: Iterable<readonly [name: string, value: string]>,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const [name, value] of all)
    if ((name === list || name.startsWith(`${list}.`)) && !own.has(name)) own.set(name, value);
  return own;
}
