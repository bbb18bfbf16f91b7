import { createHash } from 'node:crypto';
import type { DocumentStyle } from '../../src/layout/page-context';
import { reportsPath } from './policy-reports';

/** Sources that a document's policy allows besides its own origin. */
interface PolicySources {
  /** Hashes of the scripts in the document. */
  readonly inline: readonly string[];
  /** Origins of remotes' scripts, for browsers without `strict-dynamic`; all others go by the hash and integrity. */
  readonly scripts: readonly string[];
  /** Hashes of its inline stylesheets, and origins of remotes' other styles. */
  readonly styles: readonly string[];
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
}

/**
 * Headers of every document. The content security policy runs only the document's own scripts, by their hashes, and the scripts that
 * this loads; limits text as script or markup to the trusted types policies it names (docs/decisions/021); and has violations
 * reported to the shell.
 */
export function securityHeaders(sources: PolicySources): Record<string, string> {
  const { inline, scripts, styles, pictures, calls } = sources;
  const policy = {
    'default-src': ["'self'"],
    'script-src': [...inline.map((hash) => `'${hash}'`), "'strict-dynamic'", "'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...pictures],
    'connect-src': ["'self'", ...calls],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'storefront'],
    // Every browser supports it; some do not support `report-to`.
    'report-uri': [reportsPath],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, allowed]) => [directive, ...new Set(allowed)].join(' '))
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/** Hash of an inline style or script for a content security policy: `sha256-…`. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Strict-Transport-Security: after a visit by https, a browser uses nothing else for a year (in seconds). */
const strictTransport = 'max-age=31536000';

/** Headers of every answer; over plain http browsers ignore Strict-Transport-Security (RFC 6797). */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    ...(secure && { 'strict-transport-security': strictTransport }),
  };
}

/** A stylesheet that is inlined into documents. */
export interface InlineStyle extends DocumentStyle {
  /** Its hash in the content security policy: `sha256-…`. */
  readonly hash: string;
}

/** Makes an inline stylesheet from its address and its text. */
export function inlineStyle(href: string, text: string): InlineStyle {
  return { href, text, hash: sourceHash(text) };
}
