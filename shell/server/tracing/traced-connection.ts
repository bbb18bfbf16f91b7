import { SpanKind } from '@opentelemetry/api';
import type { ConnectionOptions } from '@storefront/shared/api/connection';
import type { Connection } from '@storefront/shared/contracts/connections';
import { traced, traceHeaders } from './traced';

type OfCall = Required<Pick<ConnectionOptions, 'headers' | 'answered'>>;

/**
 * A connection that traces each call and forwards the trace.
 *
 * @param base base address of its paths
 * @param connectFor connects for one call
 */
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
