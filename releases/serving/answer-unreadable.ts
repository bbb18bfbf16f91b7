import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** The response to an unreadable request. */
export interface UnreadableAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Status by Node's error code; 400 for all others. */
const statuses = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
} as const;

/** Status of a response to an unreadable request. */
export type UnreadableStatus = 400 | (typeof statuses)[keyof typeof statuses];

/** Milliseconds that the sender may go on sending, so that it gets to read the response. */
const lingerTime = 2_000;

/** Responds to an unreadable request, for a server's `clientError` event: Node alone sends a bare status. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  answer: (status: UnreadableStatus) => UnreadableAnswer,
): void {
  if (socket.writableEnded) return;
  // As Node does: no second response may follow one that is under way.
  const underWay = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (!socket.writable || underWay || error.code === 'ECONNRESET') return void socket.destroy();
  const status = statuses[error.code as keyof typeof statuses] ?? 400;
  const { headers, body } = answer(status);
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.resume();
  setTimeout(() => socket.destroy(), lingerTime).unref();
}
