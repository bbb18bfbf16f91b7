import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a request to a local server, with path and headers as they are, and gives the answer. */
export async function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const asked = request({ port, host: '127.0.0.1', path, method, headers }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Sends bytes as they are, and gives all that comes back until the connection ends. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
