import { createHash } from 'node:crypto';
import type { DocumentStyle } from '../../src/layout/styles-context';

/** A stylesheet to be put into documents. */
export interface InlineStyle extends DocumentStyle {
  /** What the content security policy allows it by: `sha256-…`. */
  readonly hash: string;
}

/** A stylesheet for documents, from its text and the address it was read from. */
export function inlineStyle(href: string, text: string): InlineStyle {
  return { href, text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
