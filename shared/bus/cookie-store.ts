import type { StoredList } from '../contracts/state';

/** Where a bus keeps its lists: the browser's cookies, or those of one request. */
export interface CookieStore {
  /** Value of the list's cookie as it is now, not decoded; empty when there is none. Never throws. */
  read(list: StoredList): string;
  /** Replaces the list's cookie; an empty value removes it. False when it did not stick (cookies are blocked). Never throws. */
  write(list: StoredList, value: string): boolean;
  /** Calls back whenever somebody else may have written; the result ends that. Absent where nobody else can write. */
  follow?(changed: () => void): () => void;
}

/** How long a list is kept (decision 4). */
export const cookieDays = 180;

/**
 * Longest value written. Browsers allow 4,096 bytes for name and value; this leaves 96 for name and attributes, so that
 * the whole line stays within 4,096 where it is counted as one. Values are ASCII, so characters are bytes.
 */
export const maxValueLength = 4000;
