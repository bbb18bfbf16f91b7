import { createHash } from 'node:crypto';

/** The 24-character lower-case hexadecimal id of the sample entry with this name; the same in every seeding. */
export function stableId(name: string): string {
  return createHash('sha256').update(`meridian ${name}`).digest('hex').slice(0, 24);
}
