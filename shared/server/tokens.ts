import { createHash, timingSafeEqual } from 'node:crypto';

/** Reads a token; null for none. @throws Error with one sentence that names the variable, and not the value, which is a secret */
export function readToken(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
  throw new Error(`${name} must be 16 to 200 letters, digits and signs without blanks.`);
}

/** Makes a function that compares texts with a secret, in a time that says nothing about it. */
export function equalTo(secret: string): (text: string) => boolean {
  const expected = digest(secret);
  return (text) => timingSafeEqual(digest(text), expected);
}

/** Makes texts equally long, for `timingSafeEqual`. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Makes a function that tells whether an Authorization header shows a token: as a bearer token, or as the password of any user name. */
export function showsToken(token: string): (authorization?: string) => boolean {
  const isToken = equalTo(token);
  return (authorization) => isToken(shownToken(authorization));
}

function shownToken(authorization = ''): string {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
  return password;
}

/** Headers of the 401 for whoever does not show the operators' token. */
export const refusalHeaders = {
  'www-authenticate': ['Basic realm="Operators of the shop", charset="UTF-8"', 'Bearer'],
  'content-type': 'text/plain; charset=utf-8',
};

/** Body of that 401: without one a browser shows an empty page. */
export const refusal = 'This is for operators: the password is the token in OPERATOR_TOKEN.\n';
