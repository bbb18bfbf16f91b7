import { type CookieStore, cookieDays, cookiesOf } from './cookie-store';

/** The lists of one request on the server; collects what its answer has to set. */
export interface RequestCookies extends CookieStore {
  /** Values of the Set-Cookie headers, one for each cookie that was written, but for what came and went with the request. */
  setCookies(): string[];
}

/** The lists of a Cookie header, '' for none; of a repeated name the first counts. `secure` says whether it came by https (P35). */
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
