import type { DocumentStyle } from '../../src/layout/page-context';
import { sourceHash } from '../security/security-headers';

/** A stylesheet to be put into documents. */
export interface InlineStyle extends DocumentStyle {
  /** What the content security policy allows it by: `sha256-…`. */
  readonly hash: string;
}

/** A stylesheet for documents, from its text and the address it was read from. */
export function inlineStyle(href: string, text: string): InlineStyle {
  return { href, text, hash: sourceHash(text) };
}
