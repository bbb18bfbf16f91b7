/** Sources a document refers to besides its own origin. */
export interface ForeignSources {
  /** Hashes of the stylesheets in it, and where further styles of remotes come from; their scripts are allowed by nonce and integrity, not by origin. */
  readonly styles: readonly string[];
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
}

/** Headers of every document: a content security policy that runs only scripts carrying this document's nonce. */
export function securityHeaders(
  nonce: string,
  { styles, pictures, calls }: ForeignSources,
): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...pictures],
    'connect-src': ["'self'", ...calls],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}
