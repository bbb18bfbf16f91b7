import { InvalidTokenError, jwtDecode } from 'jwt-decode';
import { keptText } from '../forms/kept-text';
import { fieldsOf, textOf } from './json-fields';

/** A login that the browser keeps (P55). */
interface StoredLogin {
  /** Access token as it goes into an Authorization header. */
  readonly token: string;
  /** `id` of the token's decoded content. */
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
 * Reads a stored login, JSON of an object whose `data` is the access token; null when there is none.
 * @throws InvalidTokenError when the token cannot be decoded, has no `id`, or would not fit a header
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

/** The token of the login under this page's host name as it is now; null for none. A bad one is logged once, and is none (P55). */
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
