import type { IncomingMessage } from 'node:http';
import type { Config } from '../process/config';
import { saidByProxy } from './said-by-proxy';

/** How visitors reach this server. */
export type PublicAddress = Pick<Config, 'origin' | 'trustProxy'>;

/**
 * Whether the visitor's connection is encrypted: the configured origin says so, or a proxy of ours that has ended the https;
 * of anybody else it is only a header.
 */
export function isSecure(
  message: Pick<IncomingMessage, 'headers'>,
  { origin, trustProxy }: PublicAddress,
): boolean {
  if (origin) return origin.startsWith('https:');
  return saidByProxy(message, 'x-forwarded-proto', trustProxy) === 'https';
}

/**
 * Origin the visitor sees the shop under, for addresses that have to be absolute.
 *
 * @param url absolute address of the request, as `webRequest` has it
 * @param secure as `isSecure` says
 */
export function publicOrigin(url: string, secure: boolean): string {
  const { origin, host } = new URL(url);
  return secure ? `https://${host}` : origin;
}
