import { type CookieStore, cookieDays, cookiesOf } from './cookie-store';

/** The lists of one request on the server, and the cookies its answer sets. */
export interface RequestCookies extends CookieStore {
  /** Values of the Set-Cookie headers, one per written cookie, without cookies that were both created and removed in this request. */
  setCookies(): string[];
}

/** Reads the lists of a Cookie header, '' for none; the first of a repeated name counts. `secure` for visitors who came by https (P35). */
export function createRequestCookies(header: string, secure: boolean): RequestCookies {
  const sent = header.split(';').map(nameAndValue);
  const written = new Map<string, string>();
  return {
    read(list) {
      const now = new Map([...cookiesOf(list, sent), ...cookiesOf(list, written)]);
      for (const [name, value] of written) if (value === '') now.delete(name);
      return now;
    },
    write: (name, value) => void written.set(name, value),
    setCookies: () =>
      Array.from(written)
        .filter(([name, value]) => value !== '' || sent.some(([known]) => known === name))
        .map(([name, value]) => setCookie(name, value, secure)),
  };
}

function nameAndValue(pair: string): readonly [string, string] {
  const equals = pair.indexOf('=');
  return [pair.slice(0, Math.max(equals, 0)).trim(), pair.slice(equals + 1)];
}

function setCookie(name: string, value: string, secure: boolean): string {
  const maxAge = value === '' ? 0 : cookieDays * 24 * 60 * 60;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
