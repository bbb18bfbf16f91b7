import type { IncomingMessage } from 'node:http';

/** Whether the visitor's connection is encrypted: the configured origin says so, or a proxy that has ended the https. */
export function isSecure({ headers }: IncomingMessage, origin?: string): boolean {
  return origin?.startsWith('https:') ?? headers['x-forwarded-proto'] === 'https';
}

/**
 * Origin the visitor sees the shop under, for addresses that have to be absolute.
 *
 * @param url absolute address of the request, as `webRequest` has it
 * @param secure as `isSecure` says
 */
export function visibleOrigin(url: string, secure: boolean): string {
  const { origin, host } = new URL(url);
  return secure ? `https://${host}` : origin;
}
