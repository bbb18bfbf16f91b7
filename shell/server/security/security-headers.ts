import { reportsPath } from './take-reports';

/** Sources a document refers to besides its own origin. */
export interface ForeignSources {
  /** Where scripts of remotes come from: for browsers that do not know `strict-dynamic`; all others go by nonce and integrity. */
  readonly scripts: readonly string[];
  /** Hashes of the stylesheets in it, and where further styles of remotes come from. */
  readonly styles: readonly string[];
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
}

/**
 * Headers of every document: a content security policy that runs only scripts carrying this document's nonce and what they
 * load, takes no text for a script or for markup but by the policies named in it (docs/decisions/021), and has what it
 * refuses reported to the shell.
 */
export function securityHeaders(
  nonce: string,
  { scripts, styles, pictures, calls }: ForeignSources,
): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", ...scripts],
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
