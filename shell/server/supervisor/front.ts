import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { guardedServer } from 'releases/serving/guarded-server';
import { answerBarePage } from '../document/bare-page';
import { peerHeader } from '../http/peer';
import { isSecure, type PublicAddress } from '../http/public-origin';
import { inRequest, requestIdHeader, requestIdOf } from '../http/request-id';
import { maxHeaderSize, unreadable } from '../http/unreadable';
import { report } from '../process/report';
import { commonHeaders } from '../security/common-headers';
import { answerHealth } from './health';
import type { Member, Pool } from './pool';

/** How many workers a request is given to at most: what ends one may be the request. */
const mostAttempts = 3;

/** Seconds after which a visitor may try again. */
const retryAfter = '2';

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

interface FrontOptions {
  readonly pool: Pool;
  readonly visible: PublicAddress;
}

/**
 * The server that visitors reach: workers answer. Whoever only reads does not notice when a worker ends with the request, for
 * another one gets it.
 */
export function createFront({ pool, visible }: FrontOptions): Server {
  const agent = new Agent({ keepAlive: true });

  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    // Whoever keeps connections is told that there will be no further answer by this one.
    if (!server.listening) response.shouldKeepAlive = false;
    if (answerHealth(message, response, pool)) return;
    message.headers[requestIdHeader] = requestIdOf(message, visible.trustProxy);
    const refuse = (sentence: string) => refuseWith(response, sentence, isSecure(message, visible));
    const reads = message.method === 'GET' || message.method === 'HEAD';
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const member = await pool.pick();
      if (!member || response.destroyed) break;
      if (await isAnswered(member, { message, response, agent })) return;
      if (!reads)
        return refuse(
          'What you sent may not have arrived. Your browser’s Back button leads to what you typed; look whether it was taken before you send it again.',
        );
    }
    refuse('This shop is not available right now. Please try again in a moment.');
  };

  const server = guardedServer({
    maxHeaderSize,
    // Node would answer a request without Host by itself; a worker answers it like one with an unreadable Host.
    requireHostHeader: false,
    answer,
    failed: (error, message, response) => {
      inRequest(message, () => report('front', error));
      if (response.headersSent) response.destroy();
      else
        refuseWith(
          response,
          'This page could not be made. Please try again in a moment.',
          isSecure(message, visible),
        );
    },
    unreadable: unreadable(isSecure({ headers: {} }, visible)),
    report: (error) => report('connection', error),
  });
  return server;
}

interface Exchange {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly agent: Agent;
}

/** Has a worker answer a request; false when it has ended before it said anything. */
function isAnswered(member: Member, { message, response, agent }: Exchange): Promise<boolean> {
  const { method = 'GET', url = '/' } = message;
  const hasBody = !['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].includes(method);
  member.pending += 1;
  return new Promise<boolean>((resolve, reject) => {
    const forwarded = request({
      socketPath: member.worker.socket,
      agent,
      method,
      path: url,
      headers: forwardedHeaders(message, hasBody),
    });
    const left = () => forwarded.destroy();
    response.once('close', left);
    forwarded.once('response', (answer) => {
      const { statusCode = 502, statusMessage = '', rawHeaders } = answer;
      response.writeHead(statusCode, statusMessage, [
        ...withoutHeaders(rawHeaders, hopByHop),
        requestIdHeader,
        String(message.headers[requestIdHeader]),
      ]);
      // A worker that ends now ends the answer, too: half a document must not look like a whole one.
      pipeline(answer, response).then(
        () => resolve(true),
        () => resolve(true),
      );
    });
    forwarded.once('error', () => {
      response.off('close', left);
      // Whoever left is not to be answered by anybody else.
      if (response.headersSent || response.destroyed) resolve(true);
      else resolve(false);
    });
    if (hasBody) message.pipe(forwarded);
    else forwarded.end();
    message.once('error', reject);
  }).finally(() => {
    member.pending -= 1;
  });
}

/** A request's headers as a worker gets them: as they came, with the address of whoever is at the other end. */
function forwardedHeaders({ rawHeaders, headers, httpVersion, socket }: IncomingMessage, hasBody: boolean) {
  const dropped = [...hopByHop, peerHeader, requestIdHeader, ...(hasBody ? [] : ['content-length'])];
  return [
    ...withoutHeaders(rawHeaders, dropped),
    peerHeader,
    socket.remoteAddress ?? '',
    requestIdHeader,
    String(headers[requestIdHeader]),
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

function refuseWith(response: ServerResponse, sentence: string, secure: boolean): void {
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(commonHeaders(secure))) response.setHeader(name, value);
  const id = response.req.headers[requestIdHeader];
  if (id) response.setHeader(requestIdHeader, id);
  response.setHeader('retry-after', retryAfter);
  answerBarePage(response, 503, sentence);
}
