import { connect } from 'node:net';

/** A request as it goes over the wire, well-formed or not. */
export interface RawRequest {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** Whether the sender closes the connection after sending, as it must if it announced more than it sends. */
  readonly breaksOff?: boolean;
}

/** An answer as received. */
export interface RawAnswer {
  /** Null: the connection was closed without an answer. */
  readonly status: number | null;
  /** Names are lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** As received, with the sizes of its chunks. */
  readonly body: string;
  /** Size of head and body. */
  readonly bytes: number;
  /** Whether it was complete within the time limit. */
  readonly inTime: boolean;
}

/** Most bytes read of one answer; a longer one is a fault anyway. */
const maxBytes = 16 * 1024 * 1024;

/** Sends a request byte by byte as it is and reads whatever comes until the connection ends. Never throws. */
export function sendRaw(request: RawRequest, timeLimit: number): Promise<RawAnswer> {
  return sendText(request.port, wireText(request), timeLimit, request.breaksOff);
}

/** Sends a text in the same way; `breaksOff` as in a request. */
export function sendText(
  port: number,
  text: string | Buffer,
  timeLimit: number,
  breaksOff = false,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let inTime = true;
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      inTime = false;
      socket.destroy();
    }, timeLimit);
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > maxBytes) socket.destroy();
    });
    // A server may answer and close before it has read everything.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(timer);
      resolve({ ...parseAnswer(Buffer.concat(chunks)), bytes, inTime });
    });
    if (breaksOff) socket.end(text);
    else socket.write(text);
  });
}

/** The bytes of a request as text. */
export function wireText({ method, path, headers, body = '' }: RawRequest): string {
  const lines = [...headers, ['Connection', 'close'] as const].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

function parseAnswer(answer: Buffer): Pick<RawAnswer, 'status' | 'headers' | 'body'> {
  const text = answer.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: status ? Number(status) : null, headers: new Map(headers), body: text.slice(end + 4) };
}
