import type { ConnectionOptions } from '@storefront/shared/api/connection';
import type { Connection } from '@storefront/shared/contracts/connections';
import { traced } from './traced';

/** What one call adds to the connection that it goes by. */
type OfCall = Required<Pick<ConnectionOptions, 'headers' | 'answered'>>;

/**
 * A connection each call of which is part of a trace, and hands that on.
 *
 * @param base address that its paths are put behind
 * @param connectFor connects for one call
 */
export function tracedConnection(base: string, connectFor: (ofCall: OfCall) => Connection): Connection {
  const call = (method: 'GET' | 'POST', path: string, send: (connection: Connection) => Promise<unknown>) => {
    const begun = () =>
      ({ name: method, kind: 'client', attributes: callAttributes(method, `${base}/${path}`) }) as const;
    return traced(begun, ({ headers, set }) =>
      send(connectFor({ headers, answered: (status) => set({ 'http.response.status_code': status }) })),
    );
  };
  return {
    get: (path, ...more) => call('GET', path, (connection) => connection.get(path, ...more)),
    post: (path, ...more) => call('POST', path, (connection) => connection.post(path, ...more)),
  };
}

/** The address without its query, and without a user. */
function callAttributes(method: string, address: string) {
  const { origin, hostname, port, protocol, pathname } = new URL(address);
  return {
    'http.request.method': method,
    'url.full': origin + pathname,
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  };
}
