import { randomUUID } from 'node:crypto';

/** Cells of the visitors: whoever has the same one gets the same releases of whole percents of the traffic. */
export const cellCount = 100;

/** A random id that decides which releases a visitor gets. */
export interface Bucket {
  readonly id: string;
  /** Whether it was just created, so that the browser has to store it. */
  readonly isNew: boolean;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The bucket in a Cookie header; a new one, of a cell if given, when there is none, or it is unreadable. */
export function bucketOf(cookieHeader: string | undefined, cell?: number): Bucket {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === 'bucket' && value && uuid.test(value)) return { id: value, isNew: false };
  }
  const id = randomUUID();
  const begin = cell === undefined ? id.slice(24, 26) : String(cell).padStart(2, '0');
  return { id: id.slice(0, 24) + begin + id.slice(26), isNew: true };
}

/**
 * The cell of a bucket, from 0 to 99: the first two decimal digits of its last group, which a proxy's pattern finds, too
 * (`deploy/nginx.conf`). The shell's script makes buckets of a cell (`shell/src/bucket-cookie.ts`).
 */
export function cellOf(bucket: string): number {
  return Number(bucket.slice(24).replace(/\D/g, '').slice(0, 2).padEnd(2, '0'));
}
