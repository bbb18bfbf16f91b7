import Cookies from 'js-cookie';
import { type CookieStore, cookieDays, cookiesOf } from './cookie-store';
import { connectTabs } from './other-tabs';

/** The codec's values are legal in a cookie unencoded. */
const cookies = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** The browser's cookies with the attributes of P35, synchronised across tabs (P38). */
export function createBrowserCookies(): CookieStore {
  return {
    // Access to cookies throws in a document without them (a sandboxed frame).
    read(list) {
      try {
        forgetCopy();
        return cookiesOf(list, Object.entries(cookies.get()));
      } catch {
        return new Map();
      }
    },
    write(name, value) {
      try {
        const attributes = { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' } as const;
        if (value === '') cookies.remove(name, attributes);
        else cookies.set(name, value, { ...attributes, expires: cookieDays });
      } catch {}
    },
    tabs: connectTabs(),
  };
}

/** Chromium caches cookies, possibly stale, until the page writes one; removing a missing one counts as a write. */
function forgetCopy(): void {
  cookies.remove('cart.0');
}
