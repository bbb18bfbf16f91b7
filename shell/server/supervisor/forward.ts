import { type Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { maxHeaderSize } from '../document/bare-page';
import {
  bucketHeader,
  excludedHeader,
  peerHeader,
  previewHeader,
  requestIdHeader,
  shareableHeader,
  withoutHeaders,
} from '../http/supervisor-headers';
import { inputHeader } from '../process/visitor-input';
import type { CacheEntry } from './document-cache';
import type { PooledWorker } from './workers/pooled-worker';

/** Most bytes of an answer's headers: an address that a visitor requested may be in them more than once. */
const answerHeaderSize = 4 * maxHeaderSize;

/** Most bytes of an answer that others may get, too. */
const maxShared = 512 * 1024;

/** Headers of one connection, which a proxy does not forward (RFC 9110, 7.6.1). */
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
  /** Called when the answer begins: the document is complete by then. */
  readonly made: () => void;
  /** Undefined for an answer that is not cached. */
  readonly cached: Pick<CacheEntry, 'share' | 'skip'> | undefined;
}

/** Outcome of forwarding; if the worker ended first: `unansweredWithBody` if it asked for the body, else `unanswered`. */
type Outcome = 'answered' | 'unreachable' | 'unanswered' | 'unansweredWithBody';

/** Forwards a request to a worker. The body waits until the worker asks for it; headers of one connection are dropped. */
export function forward(
  pooled: PooledWorker,
  { message, response, agent, wanted, made, cached }: Exchange,
): Promise<Outcome> {
  const { method = 'GET', url = '/' } = message;
  const hasBody = sendsBody(message);
  pooled.pending += 1;
  return new Promise<Outcome>((resolve) => {
    let isConnected = false;
    let isSent = false;
    const forwarded = request({
      socketPath: pooled.worker.socket,
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
      const answerHeaders = withoutHeaders(rawHeaders, [...hopByHop, shareableHeader]);
      const shareable = headers[shareableHeader];
      const isSmall = Number(headers['content-length']) <= maxShared;
      const shared =
        isSmall && typeof shareable === 'string' ? cached?.share(shareable, answerHeaders) : null;
      // Read whole beside the pipe below, however slowly the visitor reads.
      if (shared) void buffer(answer).then(shared.keep, () => cached?.skip());
      else cached?.skip();
      // An answer that public caches keep has no request id.
      const ownHeaders = headers['cache-control']?.startsWith('public')
        ? []
        : [requestIdHeader, String(message.headers[requestIdHeader])];
      response.writeHead(statusCode, statusMessage, [
        ...(shared?.headers ?? [...answerHeaders, ...ownHeaders]),
      ]);
      // A body that the worker has not read by now is unwanted.
      answer.once('close', () => {
        if (!forwarded.writableFinished) forwarded.destroy();
      });
      // If the worker ends now, so does the answer: half a document must not look like a whole one.
      pipeline(answer, response).then(
        () => resolve('answered'),
        () => resolve('answered'),
      );
    });
    forwarded.on('error', () => {
      response.off('close', left);
      message.unpipe(forwarded);
      // A visitor who has left needs no other worker.
      if (response.headersSent || response.destroyed) return resolve('answered');
      if (!isConnected) return resolve('unreachable');
      resolve(isSent ? 'unansweredWithBody' : 'unanswered');
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
    pooled.pending -= 1;
  });
}

/** Whether a request has a body that matters. */
export function sendsBody({ method = 'GET', headers }: IncomingMessage): boolean {
  if (['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].includes(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Headers that only the supervisor writes. */
const supervisorsOwn = [
  peerHeader,
  requestIdHeader,
  inputHeader,
  excludedHeader,
  previewHeader,
  bucketHeader,
];

/** The headers that a worker gets: the visitor's, with the supervisor's own. */
function forwardedHeaders({ rawHeaders, headers, httpVersion }: IncomingMessage, hasBody: boolean) {
  const dropped = [...hopByHop, ...supervisorsOwn, ...(hasBody ? [] : ['content-length'])];
  return [
    // These come first: of very many headers Node reads only some.
    ...supervisorsOwn.flatMap((name) => (headers[name] ? [name, String(headers[name])] : [])),
    ...withoutHeaders(rawHeaders, dropped),
    // The worker decides whether it wants the body: many answers do without.
    ...(hasBody ? ['expect', '100-continue'] : []),
    // Health checks may use HTTP/1.0, which has no Host.
    ...(headers.host === undefined && httpVersion === '1.0' ? ['host', 'localhost'] : []),
  ];
}
