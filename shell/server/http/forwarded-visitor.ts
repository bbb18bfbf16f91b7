import type { IncomingMessage } from 'node:http';
import type { Config } from '../process/config';
import { peerAddress } from './peer';

/**
 * Headers that tell the backend which visitor a form post is from, for its limits; the secret shows that they are the
 * shell's (docs/contracts.md). None without a secret.
 */
export function forwardedVisitor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { shellSecret, trustProxy }: Pick<Config, 'shellSecret' | 'trustProxy'>,
): Readonly<Record<string, string>> {
  // The last hop is what our proxy saw; what comes before it is anybody's word.
  const hop = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const address = (trustProxy && hop) || peerAddress({ headers });
  return shellSecret && address ? { 'X-Visitor-Address': address, 'X-Shell-Secret': shellSecret } : {};
}
