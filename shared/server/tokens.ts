import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Reads a token, or two while one replaces the other: the first is sent, both are accepted. None if empty.
 *
 * @throws Error with one sentence that names the variable, and not the value, which is a secret
 */
export function readTokens(name: string, text = ''): readonly string[] {
  const tokens = text.split(/\s+/).filter(Boolean);
  if (tokens.length <= 2 && tokens.every((token) => /^[\x21-\x7e]{16,200}$/.test(token))) return tokens;
  throw new Error(
    `${name} must be 16 to 200 letters, digits and signs, or two such values and a blank between.`,
  );
}

/** Makes a function that compares texts with secrets, in a time that says nothing about them. */
export function equalToAny(secrets: readonly string[]): (text: string) => boolean {
  const expected = secrets.map(digest);
  return (text) => {
    const given = digest(text);
    return expected.some((one) => timingSafeEqual(given, one));
  };
}

/** Makes texts equally long, for `timingSafeEqual`. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Makes a function that tells whether an Authorization header shows one of the tokens: as a bearer token, or as the password of any user name. */
export function showsToken(tokens: readonly string[]): (authorization?: string) => boolean {
  const isToken = equalToAny(tokens);
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
