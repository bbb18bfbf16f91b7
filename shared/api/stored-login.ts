import { InvalidTokenError, jwtDecode } from 'jwt-decode';
import { keptText } from '../forms/kept-text';
import { fieldsOf, textOf } from './json-fields';

/** A login stored in the browser (P55). */
interface StoredLogin {
  /** Access token, as sent in the Authorization header. */
  readonly token: string;
  /** `id` in the token's payload. */
  readonly id: string;
}

function parsed(entry: string): unknown {
  try {
    return JSON.parse(entry);
  } catch {
    return null;
  }
}

/**
 * Reads a stored login: a JSON object whose `data` is the access token; null for none.
 * @throws InvalidTokenError when the token cannot be decoded, has no `id`, or is illegal in a header
 */
export function storedLogin(entry: string | null): StoredLogin | null {
  const token = entry === null ? null : fieldsOf(parsed(entry)).data;
  if (typeof token !== 'string' || token === '') return null;
  const id = textOf(fieldsOf(jwtDecode(token)).id);
  if (id === null) throw new InvalidTokenError('Invalid token specified: its content has no id');
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new InvalidTokenError('Invalid token specified: it does not fit a header');
  return { token, id };
}

let known: { readonly entry: string | null; readonly token: string | null } = { entry: null, token: null };

/** The current token of the login stored under this page's host name; null for none. An invalid one is logged once and ignored (P55). */
export function storedToken(): string | null {
  const entry = keptText('localStorage', location.hostname).read();
  if (entry === known.entry) return known.token;
  let token: string | null = null;
  try {
    token = storedLogin(entry)?.token ?? null;
  } catch (error) {
    console.error(`The stored login is not used. ${error}`);
  }
  known = { entry, token };
  return token;
}
