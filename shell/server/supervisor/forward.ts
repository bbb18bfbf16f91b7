import { type Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { maxHeaderSize } from '../document/bare-page';
import { excludedHeader, peerHeader, previewHeader, requestIdHeader } from '../http/supervisor-headers';
import { inputHeader } from '../process/visitor-input';
import type { Member } from './workers/member';

/** Bytes of an answer's headers: an address that a visitor sent may be in them more than once. */
const answerHeaderSize = 4 * maxHeaderSize;

/** Headers that are about one connection, and not about what comes by it (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

interface Exchange {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly agent: Agent;
  readonly wanted: () => void;
  /** Called when the answer begins: documents are made whole before they are sent. */
  readonly made: () => void;
}

/** How a worker answered; unsent and unanswered: it ended before it said anything, without the body or with it. */
type Outcome = 'answered' | 'unreachable' | 'unsent' | 'unanswered';

/** Has a worker answer a request. The body waits until the worker asks for it; headers of one connection do not go on. */
export function forward(
  member: Member,
  { message, response, agent, wanted, made }: Exchange,
): Promise<Outcome> {
  const { method = 'GET', url = '/' } = message;
  const hasBody = sendsBody(message);
  member.pending += 1;
  return new Promise<Outcome>((resolve) => {
    let isConnected = false;
    let isSent = false;
    const forwarded = request({
      socketPath: member.worker.socket,
      agent,
      method,
      path: url,
      maxHeaderSize: answerHeaderSize,
      headers: forwardedHeaders(message, hasBody),
    });
    const left = () => forwarded.destroy();
    response.once('close', left);
    forwarded.once('response', (answer) => {
      made();
      const { statusCode = 502, statusMessage = '', rawHeaders, headers } = answer;
      response.writeHead(statusCode, statusMessage, [
        ...withoutHeaders(rawHeaders, hopByHop),
        // What caches keep for all requests has no id of one.
        ...(headers['cache-control']?.startsWith('public')
          ? []
          : [requestIdHeader, String(message.headers[requestIdHeader])]),
      ]);
      // What it has not read by now, it does not want.
      answer.once('close', () => {
        if (!forwarded.writableFinished) forwarded.destroy();
      });
      // A worker that ends now ends the answer, too: half a document must not look like a whole one.
      pipeline(answer, response).then(
        () => resolve('answered'),
        () => resolve('answered'),
      );
    });
    forwarded.on('error', () => {
      response.off('close', left);
      message.unpipe(forwarded);
      // Whoever left is not to be answered by anybody else.
      if (response.headersSent || response.destroyed) return resolve('answered');
      if (!isConnected) return resolve('unreachable');
      resolve(isSent ? 'unanswered' : 'unsent');
    });
    forwarded.once('continue', () => {
      isSent = true;
      wanted();
      message.pipe(forwarded);
    });
    forwarded.once('socket', (socket) => {
      const connected = () => {
        isConnected = true;
        if (!hasBody) forwarded.end();
      };
      if (socket.connecting) socket.once('connect', connected);
      else connected();
    });
  }).finally(() => {
    member.pending -= 1;
  });
}

/** Whether a request has a body that means anything. */
export function sendsBody({ method = 'GET', headers }: IncomingMessage): boolean {
  if (['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].includes(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Headers that are the supervisor's to write. */
const supervisorsOwn = [peerHeader, requestIdHeader, inputHeader, excludedHeader, previewHeader];

/** A request's headers as a worker gets them: as they came, with the supervisor's own. */
function forwardedHeaders({ rawHeaders, headers, httpVersion }: IncomingMessage, hasBody: boolean) {
  const dropped = [...hopByHop, ...supervisorsOwn, ...(hasBody ? [] : ['content-length'])];
  return [
    // First: of very many headers Node reads as many as it likes.
    ...supervisorsOwn.flatMap((name) => (headers[name] ? [name, String(headers[name])] : [])),
    ...withoutHeaders(rawHeaders, dropped),
    // A worker says whether it wants the body: many an answer does without.
    ...(hasBody ? ['expect', '100-continue'] : []),
    // A health check may be as old as HTTP/1.0, which has no Host.
    ...(headers.host === undefined && httpVersion === '1.0' ? ['host', 'localhost'] : []),
  ];
}

/** Names and values one after the other, as Node has them, so that what comes twice goes on twice. */
function withoutHeaders(rawHeaders: readonly string[], dropped: readonly string[]): string[] {
  return rawHeaders.filter(
    (_, index) => !dropped.includes((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
}
