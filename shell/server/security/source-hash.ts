import { createHash } from 'node:crypto';

/** What a content security policy allows a style or script inside a document by: `sha256-…`. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
