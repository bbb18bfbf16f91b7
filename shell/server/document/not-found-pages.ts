import { createBus, createRequestCookies } from '@storefront/shared/bus';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { pickedIds, pickReleases } from 'releases/traffic/pick';
import { notFoundRouteId } from '../../src/routes';
import { listsIn } from '../assets/hide-other-lists';
import { pagePattern } from '../http/canonical-address';
import { acceptedEncoding, type Encoding, encoded, encodingHeaders } from '../http/encoders';
import { withoutInput } from '../process/current-request';
import { cellsWith } from '../remotes/cell-releases';
import {
  type AskedDocument,
  type DocumentSources,
  type NotFoundDocument,
  type NotFoundPages,
  plainHooks,
} from './document-inputs';
import { makeDocument } from './make-document';

/** Address that the page is made for, so that it shows no visitor's own. */
const address = '/404';

/** Most pages: one for each composition, origin and encoding. */
const maxPages = 50;

/** Milliseconds that a page is cached: as long as a new release map or a quarantine may take to arrive. */
const lifetime = 2_000;

interface Wanted {
  readonly asked: AskedDocument;
  readonly sources: DocumentSources;
  readonly encoding: Encoding;
}

/** Caches pages for unknown addresses for two seconds: scanners request thousands of them (docs/decisions/048). */
export function createNotFoundPages(): NotFoundPages {
  const pages = new LRUCache<string, NotFoundDocument, Wanted>({
    max: maxPages,
    ttl: lifetime,
    fetchMethod: async (_key, _before, { context }) =>
      (await withoutInput(() => rendered(context))) ?? undefined,
  });
  return {
    async of(asked, message, sources) {
      if (!isUnknownPath(asked, sources) || !isSharedDocument(asked)) return null;
      const encoding = acceptedEncoding(message);
      const { quarantined, lastResort } = sources.unhealthy();
      const map = sources.releaseMap();
      const ids = pickedIds(pickReleases(map, asked.bucket, new Set(quarantined), new Set(lastResort)));
      const cells = cellsWith(ids, sources.cellReleases());
      const key = [asked.storefront.origin, encoding, ids].join(' ');
      const context = { asked: { ...asked, cells }, sources, encoding };
      return (await pages.fetch(key, { context })) ?? null;
    },
  };
}

/** Whether neither the shell nor a remote can have a page at the address. */
export function isUnknownPath(
  { request }: Pick<AskedDocument, 'request'>,
  { releaseMap, routeHandler }: Pick<DocumentSources, 'releaseMap' | 'routeHandler'>,
): boolean {
  const { pathname } = new URL(request.url);
  if (pagePattern(releaseMap().paths, pathname) !== null) return false;
  return matchRoutes(routeHandler(null).dataRoutes, pathname)?.at(-1)?.route.id === notFoundRouteId;
}

/** Whether all visitors with the same releases would get this document. */
function isSharedDocument(asked: AskedDocument): boolean {
  const { request, storefront, preview, notice, failedInBrowser, excluded } = asked;
  if (preview || notice || failedInBrowser.size > 0 || excluded.size > 0) return false;
  if (new URL(request.url).searchParams.has('boundaries')) return false;
  return JSON.stringify(storefront.bus.state()) === stateOfNobody;
}

const stateOfNobody = JSON.stringify(createBus(createRequestCookies('', false)).state());

/** Renders the page; null when a part is missing: the next request tries again. */
async function rendered({ asked, sources, encoding }: Wanted): Promise<NotFoundDocument | null> {
  const request = new Request(new URL(address, asked.request.url));
  // Not aborted when this visitor leaves: others may wait for the page.
  const gone = new AbortController().signal;
  const made = await makeDocument({ ...asked, request, gone, lists: listsIn('') }, sources, plainHooks);
  if (!('html' in made) || made.status !== 404 || made.missing.size > 0) return null;
  const { html, headers } = made;
  const body = await encoded(html, encoding);
  return { status: made.status, headers: { ...headers, ...encodingHeaders(encoding) }, body };
}
