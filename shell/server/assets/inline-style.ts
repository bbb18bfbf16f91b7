import type { DocumentStyle } from '../../src/layout/page-context';
import { sourceHash } from '../security/security-headers';

/** A stylesheet that is inlined into documents. */
export interface InlineStyle extends DocumentStyle {
  /** Its hash in the content security policy: `sha256-…`. */
  readonly hash: string;
}

/** Makes an inline stylesheet from its address and its text. */
export function inlineStyle(href: string, text: string): InlineStyle {
  return { href, text, hash: sourceHash(text) };
}
