import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Status by Node's error code; 400 for all others. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to an unreadable request, for Fastify's `clientErrorHandler`, with the headers and `message` of every refusal. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && code !== 'ECONNRESET') {
    const status = statuses[code] ?? 400;
    const body = JSON.stringify({ message: 'Your request cannot be read.' });
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
