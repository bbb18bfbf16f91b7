import { Agent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { limitConnectionsWithoutRequest } from '@storefront/shared/server/limit-connections-without-request';
import { guardedServer } from 'releases/serving/guarded-server';
import { releaseId } from 'releases/traffic/pick';
import { maxHeaderSize, refusals, unreadable } from '../document/bare-page';
import { sendContinue } from '../http/body-of';
import { isSecure, networkOfVisitor, type PublicAddress, warnOfUnnamedProxy } from '../http/forwarded';
import {
  bucketHeader,
  excludedHeader,
  formatPreview,
  inRequest,
  previewHeader,
  requestIdHeader,
  requestIdOf,
  writePeer,
} from '../http/supervisor-headers';
import type { Previews } from '../preview/previews';
import { logError } from '../process/log';
import { formatInput, inputHeader } from '../process/visitor-input';
import { commonHeaders } from '../security/security-headers';
import type { CacheEntry, DocumentCache } from './document-cache';
import { asksForDocument, type DocumentLimiter } from './document-limiter';
import { drainBody } from './drain-body';
import { forward, sendsBody } from './forward';
import { answerHealth } from './health';
import { inputKindOf } from './input-kind';
import type { AnswerOperator } from './operators/operator-answers';
import type { PreviewPool } from './previews/preview-pool';
import type { AnswerPageReport } from './rollouts/page-reports';
import { isSmallBody, type UploadLimiter } from './upload-limiter';
import type { Pool } from './workers/pool';

/** Most workers that get one request: the request itself may be what ends them. */
const maxAttempts = 3;

/** How long a request may take to arrive with its body, in milliseconds: 4 MB at half a megabit a second. */
const requestTimeout = 60_000;
/** Timeout of a small body, in milliseconds, from the worker's request for it. */
const smallBodyTimeout = 10_000;
/** How late `requestTimeout` may be noticed, in milliseconds. */
const timeoutPrecision = 2_000;

/** Seconds until a visitor may retry. */
const overloadRetryAfter = '2';

interface ProxyOptions {
  readonly pool: Pool;
  readonly previews: Pick<Previews, 'of'>;
  readonly previewPool: PreviewPool;
  /** Whether a request is for the office, and the workers that answer it; null without one (docs/decisions/087). */
  readonly office?: { readonly isAsked: (message: IncomingMessage) => boolean; readonly pool: Pool } | null;
  readonly visible: PublicAddress;
  /** The documents in flight; forms with a body are not among them. */
  readonly documents: DocumentLimiter;
  readonly uploads: UploadLimiter;
  /** Null in development: pages change at any time. */
  readonly cache: DocumentCache | null;
  /** Whether this shell is about to stop. */
  readonly isDraining: () => boolean;
  readonly waitingClosed: () => void;
  /** Null when the shell has neither operators nor metrics. */
  readonly answerOperator: AnswerOperator | null;
  /** Null when browsers report nothing. */
  readonly answerPageReport: AnswerPageReport | null;
}

/** How an answer is made. */
interface Making {
  readonly pool: Pool;
  /** Undefined for an answer that is not cached. */
  readonly cached: CacheEntry | undefined;
  /** Called when the answer is made, or nobody waits for it any more. */
  readonly ended: () => void;
}

/**
 * The server that visitors reach: a proxy to the workers. When a worker ends, a read is retried on another one; if this request
 * ended it, the running release is excluded (docs/decisions/063). More documents than the workers can make (docs/decisions/048) and
 * more uploads than they can hold (docs/decisions/061) are refused at once.
 */
export function createProxy(options: ProxyOptions): Server {
  const { previews, previewPool, visible, documents, uploads, cache, isDraining, office } = options;
  const agent = new Agent({ keepAlive: true });
  const warnOfProxy = warnOfUnnamedProxy(visible.trustProxy);

  const health = { missing: () => (isDraining() ? 'This shell is about to stop.' : options.pool.missing()) };
  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    writePeer(message);
    warnOfProxy(message);
    // Each worker that gets the request adds listeners: above ten Node would warn of a leak.
    response.setMaxListeners(20);
    keepsOnlyWhileOpen(response);
    // Before Node drains it, dropping everything for as long as it comes.
    response.once('prefinish', () => drainBody(message));
    if (answerHealth(message, response, health)) return;
    const toOffice = office?.isAsked(message) ? office.pool : null;
    if (!toOffice && (await options.answerOperator?.(message, response))) return;
    if (!toOffice && (await options.answerPageReport?.(message, response))) return;
    const isFromOurProxy = visible.trustProxy(message.socket.remoteAddress ?? '');
    message.headers[requestIdHeader] = requestIdOf(message, isFromOurProxy);
    const network = networkOfVisitor(message, visible.trustProxy);
    message.headers[inputHeader] = formatInput(inputKindOf(message), network);
    // A link into or out of a preview is not part of the current one.
    const preview = toOffice || /[?&]preview=/.test(message.url ?? '') ? null : await previews.of(message);
    if (preview && (await previewPool.answer(preview, message, response))) return;
    message.headers[previewHeader] = preview ? formatPreview(preview) : undefined;
    message.headers[excludedHeader] = undefined;
    const cached = (preview || toOffice ? null : cache?.entryFor(message)) ?? undefined;
    message.headers[bucketHeader] = cached?.bucket;
    const pool = toOffice ?? (preview ? previewPool.pool() : options.pool);
    const make = () => answerWithinLimits(message, response, network, { pool, cached });
    return cached ? cached.answer(response, make) : make();
  };

  const answerWithinLimits = async (
    message: IncomingMessage,
    response: ServerResponse,
    network: string | null,
    to: Pick<Making, 'pool' | 'cached'>,
  ) => {
    // What visitors send is never put off for documents. A form without a body is asked for as quickly as one.
    if (sendsBody(message)) {
      if (!uploads.begin(message, network)) return refuse(message, response, 'uploads');
    } else if (asksForDocument(message) && !documents.begin(message, network))
      return refuse(message, response, 'busy');
    const ended = () => {
      documents.end(message);
      uploads.end(message);
    };
    await answerByWorker(message, response, { ...to, ended }).finally(ended);
  };

  /** Closes kept connections once the server is about to stop. */
  const keepsOnlyWhileOpen = (response: ServerResponse) => {
    if (isDraining() || !server.listening) response.shouldKeepAlive = false;
  };

  const refuse = (message: IncomingMessage, response: ServerResponse, reason: keyof typeof refusals) => {
    const { headers, body } = refusals[reason];
    if (response.destroyed) return;
    keepsOnlyWhileOpen(response);
    response.setHeaders(new Map(Object.entries(commonHeaders(isSecure(message, visible)))));
    const id = message.headers[requestIdHeader];
    if (id) response.setHeader(requestIdHeader, id);
    response.writeHead(503, { ...headers, 'retry-after': overloadRetryAfter }).end(body);
  };

  const answerByWorker = async (
    message: IncomingMessage,
    response: ServerResponse,
    { pool, cached, ended }: Making,
  ) => {
    const made = () => {
      ended();
      keepsOnlyWhileOpen(response);
    };
    const wanted = () => {
      sendContinue(message, response);
      if (!isSmallBody(message)) return;
      // Node does the same after `requestTimeout`.
      const giveUp = () => {
        const late = Object.assign(new Error('a small body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (!message.complete) server.emit('clientError', late, message.socket);
      };
      const timer = setTimeout(giveUp, smallBodyTimeout).unref();
      response.once('close', () => clearTimeout(timer));
    };
    const reads = message.method === 'GET' || message.method === 'HEAD';
    const hasInput = inputKindOf(message) !== null;
    const excluded = new Set<string>();
    for (let attempts = 0; attempts < maxAttempts; ) {
      const pooled = await pool.pick();
      if (!pooled || response.destroyed) break;
      const outcome = await forward(pooled, { message, response, agent, wanted, made, cached });
      if (outcome === 'answered') return;
      const ending = pool.terminate(pooled);
      // No worker has got the request yet.
      if (outcome === 'unreachable') continue;
      attempts += 1;
      if (!reads && !(outcome === 'unanswered' && changesListsAlone(message)))
        return refuse(message, response, 'unsure');
      const attribution = await ending;
      // This request may have ended the worker by its input. A form that was not sent has reached no release yet.
      if (!attribution?.request && reads && hasInput) break;
      if (attribution?.request?.id !== message.headers[requestIdHeader]) continue;
      // The request would end the next worker in the same way, unless the release that was running is excluded.
      const release = attribution?.release;
      const id = release && releaseId(release.remote, release.version);
      if (!id || excluded.has(id)) break;
      excluded.add(id);
      message.headers[excludedHeader] = [...excluded].join();
    }
    refuse(message, response, 'unavailable');
  };

  const server = guardedServer({
    maxHeaderSize,
    requestTimeout,
    connectionsCheckingInterval: timeoutPrecision,
    // Node would answer a missing Host by itself; a worker answers it like an unreadable one.
    requireHostHeader: false,
    answer,
    failed: (error, message, response) => {
      inRequest(message, () => logError('proxy', error));
      if (response.headersSent) response.destroy();
      else refuse(message, response, 'failed');
    },
    unreadable: unreadable(isSecure({ headers: {} }, visible)),
    logError: (error) => logError('connection', error),
  });
  limitConnectionsWithoutRequest(server, visible.trustProxy, options.waitingClosed);
  return server;
}

/** Whether a request changes only the cookies that its answer sets, so that it is retryable. */
function changesListsAlone({ url = '/' }: IncomingMessage): boolean {
  const [pathname = '/'] = url.split('?');
  return /^\/cart\/?$/i.test(pathname);
}
