import { type StoredList, storedLists } from '../contracts/state';
import { type CookieStore, cookieDays } from './cookie-store';

/** The lists of one request on the server; collects what its answer has to set. */
export interface RequestCookies extends CookieStore {
  /** Values of the Set-Cookie headers, one for each list that was written. */
  setCookies(): string[];
}

/**
 * Reads the lists from a Cookie header. Other cookies are neither read nor set; of a repeated name the first counts.
 * @param header the Cookie header; empty when the request has none
 * @param secure whether the visitor's connection is https (decision 4)
 */
export function createRequestCookies(header: string, secure: boolean): RequestCookies {
  const values = readHeader(header);
  const written = new Set<StoredList>();
  return {
    read: (list) => values.get(list) ?? '',
    write(list, value) {
      values.set(list, value);
      written.add(list);
      return true;
    },
    setCookies: () => [...written].map((list) => setCookie(list, values.get(list) ?? '', secure)),
  };
}

function readHeader(header: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(equals, 0)).trim();
    if (storedLists.some((list) => list === name) && !values.has(name))
      values.set(name, pair.slice(equals + 1));
  }
  return values;
}

function setCookie(list: StoredList, value: string, secure: boolean): string {
  const maxAge = value === '' ? 0 : cookieDays * 24 * 60 * 60;
  return `${list}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
