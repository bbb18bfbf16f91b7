import { createHash } from 'node:crypto';

/** The names of the office's people, by the digest of their token. */
export type OfficePeople = ReadonlyMap<string, string>;

/** SHA-256 of a secret, in hexadecimal: neither tokens nor sessions are kept as they are. */
export function secretDigest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Reads the people of the office from texts such as `ann:token ben:token`. Whose token goes from there has no session either.
 *
 * @throws Error with one sentence that names the variable, and not the value, which is a secret
 */
export function readOfficePeople(text = ''): OfficePeople {
  const people = text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => /^([\w.-]{1,40}):([\x21-\x7e]{16,200})$/.exec(one));
  const known = new Map(people.map((one) => [secretDigest(one?.[2] ?? ''), one?.[1] ?? '']));
  if (!people.includes(null) && known.size === people.length) return known;
  throw new Error(
    'OFFICE_TOKENS must be people of the office, such as ann:token ben:token, each with a token of 16 to 200 letters, digits and signs that nobody else has.',
  );
}
