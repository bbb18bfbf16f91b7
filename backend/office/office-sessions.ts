import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/database';
import { type OfficePeople, secretDigest } from './people';

/** How long a session lasts: a working day. */
const duration = '12 hours';

/** Sessions of these people; `now` is a clock in milliseconds since 1970. */
export function officeSessions({ query }: Pick<Queries, 'query'>, people: OfficePeople, now: () => number) {
  const time = () => new Date(now()).toISOString();
  return {
    /** Begins a session for whoever has this token; null for nobody. */
    async begin(token: string): Promise<string | null> {
      const known = secretDigest(token);
      if (!people.has(known)) return null;
      const session = randomBytes(32).toString('base64url');
      await query('delete from office_session where expires_at <= $1', [time()]);
      await query(
        'insert into office_session (digest, token, expires_at) values ($1, $2, $3::timestamptz + $4::interval)',
        [secretDigest(session), known, time(), duration],
      );
      return session;
    },
    /** The name of the person in a session; null once it has ended. */
    async personOf(session: string): Promise<string | null> {
      const [row] = await query<{ token: string }>(
        'select token from office_session where digest = $1 and expires_at > $2',
        [secretDigest(session), time()],
      );
      return (row && people.get(row.token)) ?? null;
    },
    async end(session: string): Promise<void> {
      await query('delete from office_session where digest = $1', [secretDigest(session)]);
    },
  };
}
