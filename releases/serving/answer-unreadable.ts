import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What is said to whoever sent something that cannot be read as a request. */
export interface UnreadableAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Statuses of what cannot be read, by Node's name for why; 400 for all others. */
const statuses = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
} as const;

/** Status of an answer to what cannot be read as a request. */
export type UnreadableStatus = 400 | (typeof statuses)[keyof typeof statuses];

/** How long what is still sent is taken in, so that the sender comes to read the answer, in milliseconds. */
const lingerTime = 2_000;

/**
 * Answers what Node could not read as a request, for a server's `clientError`. By itself Node says a status and nothing more.
 *
 * @param answer says what is said with a status
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  answer: (status: UnreadableStatus) => UnreadableAnswer,
): void {
  if (socket.writableEnded) return;
  // As Node does by itself: an answer that is under way is not to be continued by another.
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
