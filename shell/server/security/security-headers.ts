import { createHash } from 'node:crypto';
import { reportsPath } from './take-reports';

/** Sources that a document's policy allows besides its own origin. */
interface PolicySources {
  /** Hash of the script in the document. */
  readonly script: string;
  /** Where scripts of remotes come from: for browsers that do not know `strict-dynamic`; all others go by the hash and integrity. */
  readonly scripts: readonly string[];
  /** Hashes of the stylesheets in it, and where further styles of remotes come from. */
  readonly styles: readonly string[];
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
}

/**
 * Headers of every document: a content security policy that runs only the script in this document, by its hash, and what that
 * loads, takes no text for a script or for markup but by the policies named in it (docs/decisions/021), and has what it
 * refuses reported to the shell.
 */
export function securityHeaders({
  script,
  scripts,
  styles,
  pictures,
  calls,
}: PolicySources): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': [`'${script}'`, "'strict-dynamic'", "'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...pictures],
    'connect-src': ["'self'", ...calls],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'storefront'],
    // For browsers that do not support `report-to` yet.
    'report-uri': [reportsPath],
    'report-to': ['policy'],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
    'reporting-endpoints': `policy="${reportsPath}"`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/** What a content security policy allows a style or script inside a document by: `sha256-…`. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Strict-Transport-Security: for a year, in seconds, a browser that was here by https uses nothing else. */
const strictTransport = 'max-age=31536000';

/**
 * Headers of everything the shell answers, whatever it is.
 *
 * @param secure as `isSecure` says; over plain http browsers pay no heed to the promise of https (RFC 6797)
 */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    ...(secure && { 'strict-transport-security': strictTransport }),
  };
}
