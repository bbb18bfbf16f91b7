import { randomUUID } from 'node:crypto';

const lifetime = 180 * 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What decides which releases a visitor gets: a random id that says nothing about the visitor. */
export interface Bucket {
  readonly id: string;
  /** Whether the id was made just now, so that the answer must set the cookie. */
  readonly isNew: boolean;
}

/** The visitor's bucket from a Cookie header; a new one when there is none that can be read. */
export function bucketOf(cookieHeader: string | undefined): Bucket {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === 'bucket' && value && uuid.test(value)) return { id: value, isNew: false };
  }
  return { id: randomUUID(), isNew: true };
}

/**
 * Value of the Set-Cookie header that keeps a bucket for 180 days.
 *
 * @param secure whether the visitor came by https
 */
export function bucketCookie(id: string, secure: boolean): string {
  return `bucket=${id}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
