import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** What a server of this machine answers to a request whose path and headers are sent as they are. */
export async function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const asked = request({ port, host: '127.0.0.1', path, method, headers }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** What comes back for bytes that are sent as they are, until the connection ends. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
