import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A balancer in front of several shells. */
export interface Balancer {
  /** Sends each request to the port that this gives for its path. */
  send(portOf: (path: string) => number): void;
  close(): void;
}

/** Starts a balancer at a port; it sends nothing anywhere before `send`. @param sent the headers that it sends */
export async function startBalancer(
  port: number,
  sent: (headers: IncomingHttpHeaders) => IncomingHttpHeaders = (headers) => headers,
): Promise<Balancer> {
  let portOf = (_path: string) => 0;
  const server = createServer((message, response) => {
    const { url = '/', method } = message;
    const headers = sent(message.headers);
    const passedOn = request({ host: 'localhost', port: portOf(url), path: url, method, headers });
    passedOn.on('error', () => response.destroy());
    passedOn.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // A visitor who leaves midway is no error.
      pipeline(answer, response).catch(() => {});
    });
    message.pipe(passedOn);
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    send(next) {
      portOf = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
