import type { IncomingMessage } from 'node:http';
import { forwardedValue, type PublicAddress } from '../http/forwarded';
import { toOriginForm } from '../http/web-request';

/** Makes a check whether a request is for the office's host. */
export function asksForOffice(officeOrigin: string, { trustProxy }: Pick<PublicAddress, 'trustProxy'>) {
  const { host } = new URL(officeOrigin);
  return ({ url, headers }: IncomingMessage): boolean => {
    const asked = { url, headers: { ...headers } };
    toOriginForm(asked);
    const name = forwardedValue(asked, 'x-forwarded-host', trustProxy) || asked.headers.host;
    return name?.toLowerCase() === host;
  };
}
