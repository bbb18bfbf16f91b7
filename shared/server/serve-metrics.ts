import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { listenPort } from './listening';
import { showsToken } from './tokens';

/** Reads METRICS_PORT, the port of the metrics alone; null for none. @throws Error in one sentence */
export function readMetricsPort(text: string | undefined): number | null {
  return text ? listenPort('METRICS_PORT', text) : null;
}

interface MetricsServerOptions {
  readonly host: string;
  readonly port: number;
  /** The tokens that open the metrics; without one they are open to everybody who reaches the port. */
  readonly tokens: readonly string[];
  /** The metrics, a registry of prom-client. */
  readonly registry: { readonly contentType: string; metrics(): Promise<string> };
}

/** Serves `/metrics` and `/healthz` at a port of their own. @throws Error in one sentence if it cannot listen */
export async function serveMetrics({ host, port, tokens, registry }: MetricsServerOptions): Promise<Server> {
  const isShown = tokens.length > 0 ? showsToken(tokens) : () => true;
  const server = createServer(async ({ url, headers }, response) => {
    response.setHeader('cache-control', 'no-store');
    if (url === '/healthz') return void response.end('ok\n');
    if (url !== '/metrics') return void response.writeHead(404).end();
    if (!isShown(headers.authorization))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end('Show METRICS_TOKEN.\n');
    const text = await registry.metrics().catch(() => null);
    if (text === null) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new Error(`METRICS_PORT ${port} cannot be used: ${(error as Error).message}.`);
  }
  return server;
}
