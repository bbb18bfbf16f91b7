import { createBus, createRequestCookies } from '@storefront/shared/bus';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { pickReleases, releaseId } from 'releases/traffic/pick';
import { notFoundRouteId } from '../../src/routes';
import { pagePattern } from '../http/canonical-address';
import { acceptedEncoding, type Encoding, encoded, encodingHeaders } from '../http/encoders';
import { withoutInput } from '../process/current-request';
import {
  type AskedDocument,
  type DocumentSources,
  type KeptDocument,
  type NotFoundPages,
  plainHooks,
} from './document-inputs';
import { makeDocument } from './make-document';

/** The page is made for this address, so that it shows no other visitor's. */
const address = '/404';

/** One for each composition, origin and encoding. */
const maxPages = 50;

/** Milliseconds: as long as a new release map or a quarantine may take to be known. */
const lifetime = 2_000;

interface Wanted {
  readonly asked: AskedDocument;
  readonly sources: DocumentSources;
  readonly encoding: Encoding;
}

/** Keeps such pages for two seconds: scanners ask for thousands of them (docs/decisions/048). */
export function createNotFoundPages(): NotFoundPages {
  const pages = new LRUCache<string, KeptDocument, Wanted>({
    max: maxPages,
    ttl: lifetime,
    fetchMethod: async (_key, _before, { context }) => (await withoutInput(() => kept(context))) ?? undefined,
  });
  return {
    async of(asked, message, sources) {
      if (!isNobodys(asked, sources) || !isAnybody(asked)) return null;
      const encoding = acceptedEncoding(message);
      const { quarantined, suspended } = sources.unhealthy();
      const map = sources.releaseMap();
      const picked = pickReleases(map, asked.bucket, new Set(quarantined), new Set(suspended));
      const releases = Object.entries(picked).map(([remote, { metadata }]) =>
        releaseId(remote, metadata.version),
      );
      const key = [asked.storefront.origin, encoding, ...releases].join(' ');
      return (await pages.fetch(key, { context: { asked, sources, encoding } })) ?? null;
    },
  };
}

/** Whether neither the shell nor a remote can have a page at the address. */
export function isNobodys(
  { request }: Pick<AskedDocument, 'request'>,
  { releaseMap, routeHandler }: Pick<DocumentSources, 'releaseMap' | 'routeHandler'>,
): boolean {
  const { pathname } = new URL(request.url);
  if (pagePattern(releaseMap().paths, pathname) !== null) return false;
  return matchRoutes(routeHandler(null).dataRoutes, pathname)?.at(-1)?.route.id === notFoundRouteId;
}

/** Whether the visitor's document would be the same for every visitor of the same releases. */
function isAnybody({
  request,
  storefront,
  preview,
  notice,
  failedInBrowser,
  excluded,
}: AskedDocument): boolean {
  if (preview || notice || failedInBrowser.size > 0 || excluded.size > 0) return false;
  if (new URL(request.url).searchParams.has('boundaries')) return false;
  return JSON.stringify(storefront.bus.state()) === stateOfNobody;
}

const stateOfNobody = JSON.stringify(createBus(createRequestCookies('', false)).state());

/** Null when a part is missing: the next visitor's request makes it anew. */
async function kept({ asked, sources, encoding }: Wanted): Promise<KeptDocument | null> {
  const request = new Request(new URL(address, asked.request.url));
  // Other visitors may wait for the page, too.
  const gone = new AbortController().signal;
  // Nor has it one visitor's bucket.
  const shared = { ...asked, isShared: true, bucketToKeep: null, request, gone };
  const made = await makeDocument(shared, sources, plainHooks);
  if (!('html' in made) || made.status !== 404 || made.missing.size > 0) return null;
  const { html, headers } = made;
  const body = await encoded(html, encoding);
  return { status: made.status, headers: { ...headers, ...encodingHeaders(encoding) }, body };
}
