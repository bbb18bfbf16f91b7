import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Statuses of what cannot be read, by Node's name for why; 400 for all others. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not read as a request, for Fastify's `clientErrorHandler`, with the headers and the `message` of every refusal. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && code !== 'ECONNRESET') {
    const status = statuses[code] ?? 400;
    const body = JSON.stringify({ message: 'What was sent cannot be read as a request.' });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'x-content-type-options: nosniff',
      'connection: close',
    ];
    socket.write([...lines, '', body].join('\r\n'));
  }
  socket.destroy();
}
