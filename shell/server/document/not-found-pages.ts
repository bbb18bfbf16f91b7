import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createBus, createRequestCookies } from '@storefront/shared/bus';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { pickReleases, releaseId } from 'releases/traffic/pick';
import { notFoundRouteId } from '../../src/routes';
import { pagePattern } from '../http/canonical-address';
import { acceptedEncoding, type Encoding, encoderFor, encodingHeaders } from '../http/encoders';
import { withoutInput } from '../process/current-request';
import { type AskedDocument, type DocumentSources, plainHooks } from './document-inputs';
import { makeDocument } from './make-document';

/** The address that such a page is made for, so that nobody's address is in what others get. */
const address = '/404';

/** How many are kept: one for each composition, origin and encoding. */
const maxPages = 50;

/** How long one is used, in milliseconds: as long as another release map or a quarantine may take to be known. */
const lifetime = 2_000;

/** A document that is ready to be sent, more than once. */
export interface KeptDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Encoded as the headers say. */
  readonly body: Buffer;
}

/** What is asked for, by whom, and what it is made from. */
interface Wanted {
  readonly asked: AskedDocument;
  readonly sources: DocumentSources;
  readonly encoding: Encoding;
}

/** The pages of addresses that are nobody's, each made once for all visitors who get the same. */
export interface NotFoundPages {
  /** The page of such an address, for whom it says nothing of their own; null for every other address and visitor. */
  of(asked: AskedDocument, message: IncomingMessage, sources: DocumentSources): Promise<KeptDocument | null>;
}

/** Keeps such pages for a moment: what looks for holes in a shop asks for thousands of them (docs/decisions/048). */
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
      const { quarantined, suspended } = sources.avoided();
      const out = [new Set(quarantined), new Set(suspended)] as const;
      const picked = pickReleases(sources.releaseMap(), asked.bucket, ...out);
      const releases = Object.entries(picked).map(([remote, { metadata }]) =>
        releaseId(remote, metadata.version),
      );
      const key = [asked.storefront.origin, encoding, ...releases].join(' ');
      return (await pages.fetch(key, { context: { asked, sources, encoding } })) ?? null;
    },
  };
}

/** Whether neither the shell nor any release of a remote can have a page at an address. */
export function isNobodys(
  { request }: Pick<AskedDocument, 'request'>,
  { releaseMap, routeHandler }: Pick<DocumentSources, 'releaseMap' | 'routeHandler'>,
): boolean {
  const { pathname } = new URL(request.url);
  if (pagePattern(releaseMap().paths, pathname) !== null) return false;
  return matchRoutes(routeHandler(null).dataRoutes, pathname)?.at(-1)?.route.id === notFoundRouteId;
}

/** Whether a visitor's document has nothing in it that another visitor of the same releases would not get. */
function isAnybody({ request, storefront, preview, notice, unwanted, excluded }: AskedDocument): boolean {
  if (preview || notice || unwanted.size > 0 || excluded.size > 0) return false;
  // Draws outlines of the parts.
  if (new URL(request.url).searchParams.has('boundaries')) return false;
  return JSON.stringify(storefront.bus.state()) === stateOfNobody;
}

const stateOfNobody = JSON.stringify(createBus(createRequestCookies('', false)).state());

/** Makes the page; null when it is not all there, and is to be tried again for the next visitor. */
async function kept({ asked, sources, encoding }: Wanted): Promise<KeptDocument | null> {
  const request = new Request(new URL(address, asked.request.url));
  // Others wait for it, too, when this visitor has left.
  const gone = new AbortController().signal;
  const made = await makeDocument({ ...asked, request, gone }, sources, plainHooks);
  if (!('html' in made) || made.status !== 404 || made.missing.size > 0) return null;
  const { html, headers } = made;
  const encoder = encoderFor(encoding);
  const body = encoder ? await buffer(encoder.end(html)) : html;
  return { status: made.status, headers: { ...headers, ...encodingHeaders(encoding) }, body };
}
