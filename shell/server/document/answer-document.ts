import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutSending } from '@storefront/shared/api/connections';
import { createBus, createRequestCookies } from '@storefront/shared/bus';
import type { Connections } from '@storefront/shared/contracts/connections';
import type { Storefront } from '@storefront/shared/router';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { type Bucket, bucketOf, cellOf } from 'releases/traffic/bucket';
import { bucketCookie } from '../../src/bucket-cookie';
import { failedReleases } from '../../src/remotes/failed-releases';
import { listsIn } from '../assets/hide-other-lists';
import { acceptedEncoding, encoded, encodingHeaders } from '../http/encoders';
import { isSecure, publicOrigin } from '../http/forwarded';
import { postedForm } from '../http/posted-form';
import {
  bucketHeader,
  excludedReleases,
  forwardedPreview,
  shareableHeader,
} from '../http/supervisor-headers';
import { isAnonymous, webRequest } from '../http/web-request';
import { cellsWith } from '../remotes/cell-releases';
import { answerBarePage } from './bare-page';
import { changeState } from './change-state';
import type { DocumentHooks, DocumentSources } from './document-inputs';
import { makeDocument } from './make-document';
import { isUnknownPath } from './not-found-pages';
import { lastNotice, noticeCookie, noticeInCookie } from './notice-cookie';
import { hasClaims, pathWithoutClaims, readCookieCheck, withCookieCheck } from './redirect-parameters';

/** Seconds until a visitor may retry. */
const notOpenRetryAfter = '30';

/** Made once: a new error with its stack takes a twentieth of a document's time. */
const closed = new DOMException('The visitor has the document, or has left.', 'AbortError');

/** Without a readable release map no remote owns a path. */
function isNothingAssigned({ paths }: ReleaseMap): boolean {
  return Object.keys(paths).length === 0;
}

/** Answers a request for a page or a form post. @throws BadRequest, and errors of the shell itself */
export async function answerDocument(
  message: IncomingMessage,
  response: ServerResponse,
  sources: DocumentSources,
  hooks: DocumentHooks,
): Promise<void> {
  const gone = new AbortController();
  // Aborted after each document, to release its listeners.
  response.once('close', () => gone.abort(closed));
  const request = webRequest(message, gone.signal);
  const secure = isSecure(message, sources.visible);
  if (isNothingAssigned(sources.releaseMap()) && isUnknownPath({ request }, sources)) {
    response.setHeader('retry-after', notOpenRetryAfter);
    return answerBarePage(response, 503, 'The shop is not open yet. Please try again in a moment.', {
      isRetryable: true,
    });
  }

  const isPost = request.method === 'POST';
  const cookieCheck = isPost ? null : readCookieCheck(message.url ?? '/', message.headers, Date.now());
  if (cookieCheck && 'location' in cookieCheck) {
    response.writeHead(303, { 'cache-control': 'no-store', location: cookieCheck.location }).end();
    return;
  }

  const bucket = bucketOfVisitor(message);
  const preview = forwardedPreview(message);
  const byCell = sources.cellReleases();
  const ids = byCell[cellOf(bucket.id)] ?? null;
  const isAnybody = isAnonymous(message.headers.cookie) && !cookieCheck && !hasClaims(request);
  const isShared = !isPost && isAnybody && ids !== null;
  const cookies = createRequestCookies(message.headers.cookie ?? '', secure);
  const { connections: live, hasFailed } = watched(sources.connectionsFor(message));
  const connections = preview ? withoutSending(live) : live;
  const storefront: Storefront = {
    bus: createBus(cookies),
    api: async (load) => (await load())(connections),
    pictures: sources.addresses.pictures,
    origin: sources.addresses.origin ?? publicOrigin(request.url, secure),
  };
  const noticeFor = isPost ? lastNotice(storefront.bus) : null;
  const received = noticeInCookie(message.headers.cookie);
  const asked = {
    request,
    withForm: postedForm(message, response, request),
    bucket: bucket.id,
    lists: listsIn(message.headers.cookie ?? ''),
    cells: isShared ? cellsWith(ids, byCell) : null,
    failedInBrowser: failedReleases(message.headers.cookie),
    excluded: excludedReleases(message),
    storefront,
    preview,
    notice: received ?? cookieCheck?.notice ?? null,
    gone: gone.signal,
  };
  const returnTo =
    pathWithoutClaims(request, message.headers) ?? (await changeState(asked, sources.routeHandler(null)));
  const made =
    returnTo === null
      ? ((await sources.notFoundPages?.of(asked, message, sources)) ??
        (await makeDocument(asked, sources, hooks)))
      : { status: 303, location: returnTo };

  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-cache');
  if (bucket.isNew && !isShared) response.appendHeader('set-cookie', bucketCookie(bucket.id, secure));
  const changed = isPost ? cookies.setCookies() : [];
  if (isPost) response.appendHeader('set-cookie', changed);
  if ('location' in made) {
    const isFirstCookie = changed.length > 0 && message.headers.cookie === undefined;
    const location = isFirstCookie ? withCookieCheck(made.location, Date.now()) : made.location;
    const notice = noticeFor?.(made.location);
    if (notice) response.appendHeader('set-cookie', noticeCookie(notice, secure));
    response.writeHead(made.status, { location }).end();
    return;
  }

  if (received) response.appendHeader('set-cookie', noticeCookie(null, secure));
  response.statusCode = made.status;
  response.setHeaders(new Map(Object.entries(made.headers)));
  if (message.method === 'HEAD') return void response.end();
  if ('body' in made) return void response.end(made.body);
  const { shareable } = made;
  if (isShared && shareable?.releaseIds === ids && !hasFailed())
    response.setHeader(shareableHeader, JSON.stringify(shareable));
  const encoding = acceptedEncoding(message);
  response.setHeaders(new Map(Object.entries(encodingHeaders(encoding))));
  response.end(await encoded(made.html, encoding));
}

/** The visitor's bucket, or else the one that the supervisor has drawn: documents of the same cell are the same. */
function bucketOfVisitor({ headers }: IncomingMessage): Bucket {
  const bucket = bucketOf(headers.cookie);
  const drawn = headers[bucketHeader];
  return bucket.isNew && typeof drawn === 'string' ? { ...bucket, id: drawn } : bucket;
}

/** Connections, and whether a read by them has failed. */
function watched(connections: Connections) {
  let hasFailed = false;
  const get: Connections['shop']['get'] = (...call) =>
    connections.shop.get(...call).catch((error) => {
      hasFailed = true;
      throw error;
    });
  return {
    connections: { ...connections, shop: { ...connections.shop, get } },
    hasFailed: () => hasFailed,
  };
}
