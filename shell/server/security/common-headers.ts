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
