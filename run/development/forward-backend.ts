import { createServer, request as httpRequest, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';

interface ForwardOptions {
  readonly port: number;
  /** Address of the backend, without a slash at its end. */
  readonly backend: string;
  /** Origin of the shop whose pages may call it. */
  readonly shop: string;
  /** Origin of the pages that call it here. */
  readonly origin: string;
}

/**
 * Hands calls of pages under development on to the backend of a shop, which answers that shop's own pages alone: to the backend
 * they come from there, to the browser the answer is for here.
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
