import type { IncomingMessage } from 'node:http';
import { SpanKind } from '@opentelemetry/api';
import type { ConnectionOptions } from '@storefront/shared/api/connection';
import { connectToShop, serverConnections } from '@storefront/shared/api/connections';
import type { Connection, Connections } from '@storefront/shared/contracts/connections';
import type { Config } from '../process/config';
import { traced, traceHeaders } from '../tracing/traced';
import type { DataCache } from './data-cache';
import { forwardedVisitor } from './forwarded';
import { requestIdHeader } from './supervisor-headers';

/** Limits of calls that send: after an early timeout nobody would know whether it arrived. */
const sendingLimits = { timeout: 10_000, retries: 0 } as const;

/**
 * The connections for one request, with its trace and id. Documents read through `dataCache`; form posts name the visitor. With a
 * session of the office nothing is cached.
 */
export function connectionsFor(
  message: IncomingMessage,
  config: Pick<Config, 'backend' | 'shellSecret' | 'trustProxy'>,
  dataCache: DataCache,
  session: string | null = null,
): Connections {
  const { backend, shellSecret } = config;
  const id = message.headers[requestIdHeader];
  const headers = {
    ...(typeof id === 'string' && { 'X-Request-Id': id }),
    ...(shellSecret && { 'X-Shell-Secret': shellSecret }),
    ...(session && { Authorization: `Bearer ${session}` }),
  };
  const shop = tracedConnection(
    backend,
    ({ answered, headers: ofCall }) =>
      serverConnections({ backend }, { headers: { ...headers, ...ofCall }, answered }).shop,
  );
  if (message.method !== 'POST') {
    const cached = session ? shop : { get: dataCache(shop), post: shop.post };
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

type OfCall = Required<Pick<ConnectionOptions, 'headers' | 'answered'>>;

/** A connection that traces each call and forwards the trace. @param connectFor connects for one call */
export function tracedConnection(base: string, connectFor: (ofCall: OfCall) => Connection): Connection {
  const call = (method: 'GET' | 'POST', path: string, send: (connection: Connection) => Promise<unknown>) =>
    traced(method, { kind: SpanKind.CLIENT }, (span) => {
      if (span.isRecording()) span.setAttributes(callAttributes(method, `${base}/${path}`));
      const answered = (status: number) => void span.setAttribute('http.response.status_code', status);
      return send(connectFor({ headers: traceHeaders(), answered }));
    });
  return {
    get: (path, ...more) => call('GET', path, (connection) => connection.get(path, ...more)),
    post: (path, ...more) => call('POST', path, (connection) => connection.post(path, ...more)),
  };
}

/** Attributes of a call, with its address but neither query nor user. */
function callAttributes(method: string, address: string) {
  const { origin, hostname, port, protocol, pathname } = new URL(address);
  return {
    'http.request.method': method,
    'url.full': origin + pathname,
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  };
}
