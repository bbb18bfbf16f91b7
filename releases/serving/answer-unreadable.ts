import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** The answer to what cannot be read as a request. */
export interface UnreadableAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** By Node's name for the reason; 400 for all others. */
const statuses = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
} as const;

/** Status of an answer to what cannot be read as a request. */
export type UnreadableStatus = 400 | (typeof statuses)[keyof typeof statuses];

/** Milliseconds that the sender may go on sending, so that it comes to read the answer. */
const lingerTime = 2_000;

/** Answers what Node could not read as a request, for a server's `clientError`: by itself Node sends a bare status. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  answer: (status: UnreadableStatus) => UnreadableAnswer,
): void {
  if (socket.writableEnded) return;
  // As Node does: an answer that is under way is not continued by another.
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
