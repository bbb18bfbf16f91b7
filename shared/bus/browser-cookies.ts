import Cookies from 'js-cookie';
import { type CookieStore, cookieDays, cookiesOf } from './cookie-store';
import { connectTabs } from './other-tabs';

/** The codec's values are legal in a cookie as they are. */
const cookies = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** The browser's cookies with the attributes of P35, followed across its tabs (P38). */
export function createBrowserCookies(): CookieStore {
  const tabs = connectTabs();
  return {
    // A document without cookies (a sandboxed frame) throws when they are touched.
    read(list) {
      try {
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
    tabs: {
      ...tabs,
      alone: (work) =>
        tabs.alone(() => {
          forgetCopy();
          work();
        }),
    },
  };
}

/**
 * Chromium reads from a copy, which for a moment does not know what another tab wrote, but never after the page wrote itself:
 * if only that it removed what was not there.
 */
function forgetCopy(): void {
  try {
    cookies.remove('cart.0');
  } catch {}
}
