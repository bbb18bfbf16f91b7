import type { IncomingMessage } from 'node:http';
import { forwardedValue, type PublicAddress } from '../http/forwarded';
import { toOriginForm } from '../http/web-request';

/** Makes a check whether a request is for the office's host; without an origin none is. */
export function asksForOffice(
  officeOrigin: string | undefined,
  { trustProxy }: Pick<PublicAddress, 'trustProxy'>,
): (message: IncomingMessage) => boolean {
  if (!officeOrigin) return () => false;
  const { host } = new URL(officeOrigin);
  return (message) => {
    toOriginForm(message);
    const asked = forwardedValue(message, 'x-forwarded-host', trustProxy) || message.headers.host;
    return asked?.toLowerCase() === host;
  };
}
