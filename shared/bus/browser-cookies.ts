import Cookies from 'js-cookie';
import type { CookieStore } from './cookie-store';
import { cookieDays } from './cookie-store';
import { connectTabs } from './other-tabs';

/** The codec's values are legal in a cookie as they are. */
const cookies = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** The browser's cookies with the attributes of decision 4, followed across its tabs (decision 5). */
export function createBrowserCookies(): CookieStore {
  const tabs = connectTabs();
  return {
    read,
    write(list, value) {
      try {
        const attributes = { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' } as const;
        if (value === '') cookies.remove(list, attributes);
        else cookies.set(list, value, { ...attributes, expires: cookieDays });
      } catch {
        return false;
      }
      // Read first: a browser may write in the background, and the other tabs are to find what they are told of.
      const kept = read(list) === value;
      tabs.tell();
      return kept;
    },
    follow: tabs.follow,
  };
}

/** A document without cookies (a sandboxed frame) throws when they are touched. */
function read(list: string): string {
  try {
    return cookies.get(list) ?? '';
  } catch {
    return '';
  }
}
