import Cookies from 'js-cookie';
import { type CookieStore, cookieDays, cookiesOf } from './cookie-store';
import { connectTabs } from './other-tabs';

/** The codec's values are legal in a cookie as they are. */
const cookies = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** The browser's cookies with the attributes of P35, followed across its tabs (P38). */
export function createBrowserCookies(): CookieStore {
  return {
    // A document without cookies (a sandboxed frame) throws when they are touched.
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

/** Chromium reads cookies from a copy that may lag behind other tabs until the page writes one; removing a missing one counts. */
function forgetCopy(): void {
  cookies.remove('cart.0');
}
