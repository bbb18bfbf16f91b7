import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from '@storefront/shared/server/trusted-proxies';
import { say } from '../process/say';

/**
 * Gives what says, once, that a request looks as if it came by a proxy that nobody has named: for the limits of a network all visitors
 * of that are one.
 */
export function tellUnnamedProxy(trustProxy: TrustProxy): (message: IncomingMessage) => void {
  let isSaid = false;
  return ({ headers, socket: { remoteAddress = '' } }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined || trustProxy(remoteAddress)) return;
    isSaid = true;
    say(
      'warn',
      `requests come from ${remoteAddress} with X-Forwarded-For, and TRUST_PROXY does not name it: if that is a proxy of yours, name it there, for until then all its visitors count as one and share the limits of one`,
    );
  };
}
