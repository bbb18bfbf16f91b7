import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { limitConnectionsWithoutRequest } from '@storefront/shared/server/limit-connections-without-request';
import { namesTwoHosts } from '@storefront/shared/server/names-two-hosts';
import type { TrustProxy } from '@storefront/shared/server/trusted-proxies';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { collectRoutes } from './api/document';
import { createCatalogue } from './catalogue/catalogue';
import type { Database } from './database/database';
import { primaryFirst } from './database/replicas';
import { log } from './log';
import type { Mailbox } from './mail/email';
import type { MailQueue } from './mail/mail-queue';
import { confirmations, createMessageService, withheldWarnings } from './messages/message-service';
import { messageStore } from './messages/message-store';
import { newQuoteReference } from './messages/quote-reference';
import { officeMessages } from './office/office-messages';
import { officeProducts } from './office/office-products';
import { officeSessions } from './office/office-sessions';
import type { OfficePeople } from './office/people';
import { pictureRoute } from './pictures/picture-route';
import type { Renditions } from './pictures/renditions';
import { admissions } from './request/admissions';
import { answerUnreadable } from './request/answer-unreadable';
import { fairTurns } from './request/fair-turns';
import { parseJsonWithin } from './request/json-parser';
import { tenAMinute } from './request/rate-limit';
import { BadRequest, TooManyRequests } from './request/refusals';
import { shellHeaders } from './request/request-headers';
import { sharedRateLimits } from './request/shared-rate-limit';
import { stateRoutes, suburbRoutes } from './routes/geo-routes';
import { healthRoutes } from './routes/health-routes';
import { messageRoutes } from './routes/message-routes';
import { type Metrics, metricsRoute } from './routes/metrics-route';
import { officeRoutes } from './routes/office-routes';
import { firstProductRoutes, secondProductRoutes } from './routes/product-routes';
import { publicAnswers } from './routes/public-answers';
import {
  companyPictureRoutes,
  mainCategoryRoutes,
  productCategoryRoutes,
  settingsRoutes,
} from './routes/shop-routes';

/** Dependencies of the server. */
export interface ServerDependencies {
  /** Migrated and seeded. */
  readonly database: Database;
  /** Answers what may be a little older than the latest change, catalogue and settings; `database` by default. */
  readonly readDatabase?: Database;
  /** `database` without a limit of time for statements; `database` by default. */
  readonly slowDatabase?: Database;
  readonly renditions: Renditions;
  /** The shop's origin: its pages may call the API, and links in e-mails lead to it. */
  readonly storefrontOrigin: string;
  readonly mailQueue: MailQueue;
  readonly company: Mailbox;
  readonly onQueued?: () => void;
  /** Secrets that prove the shell, which forwards visitors' addresses; none by default. */
  readonly shellSecrets?: readonly string[];
  /** People of the office; nobody by default. */
  readonly officePeople?: OfficePeople;
  /** Null for no metrics. */
  readonly metrics?: Metrics | null;
  /** Trusted proxies, whose forwarded addresses count; none by default. */
  readonly trustProxy?: TrustProxy;
  /** Whether the process is about to stop; it is not by default. */
  readonly isDraining?: () => boolean;
  /** A clock in milliseconds, for tests. */
  readonly now?: () => number;
}

/** A browser loads six pictures of a page at once. */
const turns = { atOnce: 16, ofNetwork: 6 };

/** Answered at once, or a busy backend would be taken for a dead one. */
const operatorPaths = new Set(['/healthz', '/readyz', '/metrics']);

/** When to try again while the database is out of reach or too slow, in seconds. */
const busyRetry = 5;

/** The shop backend: all routes of P53 and P54, and the pictures. It does not listen yet. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { database, renditions, storefrontOrigin, mailQueue } = dependencies;
  const { shellSecrets = [] } = dependencies;
  const { isFromShell, addressOf, requestIdOf } = shellHeaders(shellSecrets);
  const { isDraining = () => false } = dependencies;
  const now = dependencies.now ?? (() => performance.now());
  const { readDatabase = database } = dependencies;
  const fastify = Fastify({
    // For routes without posts; message routes have limits of their own.
    bodyLimit: 4 * 1024,
    // Milliseconds without progress after which a client loses the connection.
    connectionTimeout: 60_000,
    // Longer than load balancers keep idle connections, which is 60 s or less.
    keepAliveTimeout: 75_000,
    genReqId: requestIdOf,
    trustProxy: dependencies.trustProxy ?? false,
    // A long id is an unknown product, not a wrong address; headers are limited below.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 32 * 1024 },
    // A browser sends the storefront's cookies to every port of localhost (P35).
    http: { maxHeaderSize: 32 * 1024 },
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
  fastify.setErrorHandler(answerError);
  parseJsonWithin(fastify);
  // Once it listens, an error concerns one connection, for example beyond the limit, and must not end the others.
  fastify.server.once('listening', () => {
    fastify.server.on('error', (err) => log.error({ err }, 'connection'));
  });
  // Node would answer an unknown expectation itself, with a bare 417. It may be ignored (RFC 9110, 10.1.1).
  fastify.server.on('checkExpectation', (request, response) =>
    fastify.server.emit('request', request, response),
  );
  fastify.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.' }),
  );
  limitConnectionsWithoutRequest(fastify.server, dependencies.trustProxy ?? (() => false));
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isDraining()) reply.header('connection', 'close');
    if (!namesTwoHosts(request.raw)) return;
    reply.header('connection', 'close');
    throw new BadRequest('This request has two Host headers; send one.');
  });
  const waitForTurn = fairTurns(turns);
  fastify.addHook('onRequest', async (request, reply) => {
    // Posts have rate limits; the shell limits its own visitors.
    if (!['GET', 'HEAD'].includes(request.method) || isFromShell(request.headers)) return;
    if (operatorPaths.has(request.routeOptions.url ?? '')) return;
    const end = await waitForTurn(addressOf(request));
    const { socket } = request.raw;
    // While a response waits behind another of its connection, only the socket reports the close.
    socket.once('close', end);
    reply.raw.once('close', () => {
      socket.off('close', end);
      end();
    });
    // A client that left while waiting needs no response.
    if (!socket.destroyed) return;
    end();
    reply.hijack();
  });
  await fastify.register(cors, {
    origin: [storefrontOrigin],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Accept', 'Content-Type', 'Authorization', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After'],
    // Lets browsers cache the preflight request of each address: a day, where allowed.
    maxAge: 86_400,
  });

  await collectRoutes(fastify);

  healthRoutes(fastify, { ...readDatabase, isDraining });
  const { metrics } = dependencies;
  if (metrics) metricsRoute(fastify, { ...metrics, database, mailQueue });
  // A replica's older answer would be kept under the new version.
  const latest = primaryFirst(database, readDatabase);
  const catalogue = createCatalogue(readDatabase, latest, now);
  // Without the secret every backend counts alone, as no hash may be made by others.
  const networkSecret = shellSecrets[0] ?? randomUUID();
  const clock = dependencies.now ?? Date.now;
  const limit = sharedRateLimits(database, networkSecret, clock);
  const onQueued = dependencies.onQueued ?? (() => {});
  const acceptMessage = createMessageService({
    store: messageStore(database, mailQueue, newQuoteReference, clock),
    sending: (kind) => limit(kind, tenAMinute),
    confirming: limit('confirmation', confirmations),
    warning: limit('warning', withheldWarnings),
    onQueued,
  });
  await fastify.register(async (reads) => {
    await publicAnswers(reads, isFromShell);
    reads.get('/openapi.json', async (_request, reply) =>
      reply.header('x-robots-tag', 'noindex').send(fastify.swagger()),
    );
    secondProductRoutes(reads, catalogue);
    productCategoryRoutes(reads, readDatabase);
    await reads.register(
      async (api) => {
        firstProductRoutes(api, catalogue);
        mainCategoryRoutes(api, readDatabase);
        settingsRoutes(api, readDatabase);
        stateRoutes(api, readDatabase);
      },
      { prefix: '/api/v1' },
    );
  });
  await fastify.register(
    async (api) => messageRoutes(api, { ...dependencies, acceptMessage, admit: admissions(now), addressOf }),
    { prefix: '/api/v1' },
  );
  const office = {
    sessions: officeSessions(database, dependencies.officePeople ?? new Map(), clock),
    messages: officeMessages(database, clock),
    products: officeProducts(database, dependencies.slowDatabase ?? database, renditions, clock),
    catalogue,
    sendingFiles: limit('file', tenAMinute),
    signingIn: limit('office', tenAMinute),
  };
  await fastify.register(async (api) => officeRoutes(api, { ...office, addressOf, onQueued }), {
    prefix: '/office/api',
  });
  suburbRoutes(fastify, readDatabase, latest, now);
  companyPictureRoutes(fastify);
  await fastify.register(pictureRoute, { renditions, addressOf });
  return fastify;
}

/** Tells the client of its errors, and the operator of ours. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  // An unreadable address comes here before any hook.
  reply.header('x-content-type-options', 'nosniff');
  if (error instanceof TooManyRequests) {
    reply.header('Retry-After', error.retryAfter);
    // Closing saves reading the rest of a large body.
    if (!isWithin(request.routeOptions.bodyLimit, request.headers)) reply.header('connection', 'close');
  }
  if (status >= 400 && status < 500) {
    reply.code(status).send({ message: error.message });
    return;
  }
  const [address] = request.url.split('?');
  log.error({ requestId: request.id, address, err: error }, 'could not answer');
  if (status === 503) reply.header('Retry-After', busyRetry);
  reply.code(status === 503 ? 503 : 500).send({ message: 'The shop backend could not answer.' });
}

/** Whether a request declares a body within the limit. */
function isWithin(bodyLimit: number | undefined, headers: FastifyRequest['headers']): boolean {
  return (
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= (bodyLimit ?? 0)
  );
}
