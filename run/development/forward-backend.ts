import { createServer, request as httpRequest, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';

interface ForwardOptions {
  readonly port: number;
  readonly backend: string;
  readonly shop: string;
  readonly origin: string;
}

/**
 * Proxies calls from pages under development to a shop's backend, which accepts only that shop's origin: it sees the shop's origin, the
 * browser the page's.
 *
 * @param backend address without a trailing slash
 * @param shop origin of that shop
 * @param origin of the pages under development
 */
export async function forwardBackend({ port, backend, shop, origin }: ForwardOptions): Promise<Server> {
  const request = backend.startsWith('https:') ? httpsRequest : httpRequest;
  const allowed = 'access-control-allow-origin';
  const server = createServer((message, response) => {
    const url = new URL(backend + message.url);
    const headers = { ...message.headers, host: url.host, ...(message.headers.origin && { origin: shop }) };
    const call = request(url, { method: message.method, headers }, (answer) => {
      const own = answer.headers[allowed] === shop && { [allowed]: origin };
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...own });
      answer.pipe(response);
    });
    call.on('error', () => response.destroy());
    message.pipe(call);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return server;
}
