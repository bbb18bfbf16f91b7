import type { IncomingMessage } from 'node:http';
import { connectToShop, serverConnections } from '@storefront/shared/api/connections';
import type { Connections } from '@storefront/shared/contracts/connections';
import type { Config } from '../process/config';
import { tracedConnection } from '../tracing/traced-connection';
import type { DataCache } from './data-cache';
import { forwardedVisitor } from './forwarded';
import { requestIdHeader } from './supervisor-headers';

/** Limits of calls that send: after an early timeout nobody would know whether it arrived. */
const sendingLimits = { timeout: 10_000, retries: 0 } as const;

/**
 * The connections for one request. Each call carries its trace and the request's id, which the backend trusts by the secret; calls
 * that send name the visitor. Documents read through `dataCache`, form posts do not.
 */
export function connectionsFor(
  message: IncomingMessage,
  config: Pick<Config, 'backend' | 'shellSecret' | 'trustProxy'>,
  dataCache: DataCache,
): Connections {
  const { backend, shellSecret } = config;
  const id = message.headers[requestIdHeader];
  const headers = {
    ...(typeof id === 'string' && { 'X-Request-Id': id }),
    ...(shellSecret && { 'X-Shell-Secret': shellSecret }),
  };
  const shop = tracedConnection(
    backend,
    ({ answered, headers: ofCall }) =>
      serverConnections({ backend }, { headers: { ...headers, ...ofCall }, answered }).shop,
  );
  if (message.method !== 'POST') {
    const cached = { get: dataCache(shop), post: shop.post };
    return { shop: cached, submissions: cached, sending: cached, suburbs: null };
  }
  const visitor = forwardedVisitor(message, config);
  const submissions = tracedConnection(backend, ({ answered, headers: ofCall }) =>
    connectToShop({
      base: backend,
      ...sendingLimits,
      headers: { ...headers, ...visitor, ...ofCall },
      answered,
    }),
  );
  return { shop, submissions, sending: submissions, suburbs: null };
}
