import type { IncomingMessage, ServerResponse } from 'node:http';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import { withTimeout } from '@storefront/shared/with-timeout';
import { LRUCache } from 'lru-cache';
import type { Visitor } from 'releases/rollout/deduplicate';
import { bucketOf, cellOf } from 'releases/traffic/bucket';
import * as v from 'valibot';
import type { ReleaseRef } from '../containment/mark';
import type { ReleaseCounts } from '../containment/release-counts';
import { acceptedEncoding } from '../http/encoders';
import { forwardedValue, isSecure, type PublicAddress } from '../http/forwarded';
import { isAnonymous } from '../http/own-cookies';
import { bucketHeader, requestIdHeader } from '../http/supervisor-headers';
import { isOwnRequest } from '../http/web-request';
import { inputHeader, parseInput } from '../process/visitor-input';
import type { CellReleases } from '../remotes/cell-releases';

/** Milliseconds for which a document is fresh. */
const freshFor = 2_000;
/** Age up to which visitors get a document while another one is made, in milliseconds. */
const staleFor = 4_000;
/** Timeout of those who wait for the first one, in milliseconds: then each gets a document of their own. */
const waitTimeout = 2_000;

/** Most bytes of all documents. */
const maxSize = 32 * 1024 * 1024;
/** Most bytes of a document. */
const maxDocument = 512 * 1024;

interface CachedDocument {
  /** Node's flat list of names and values. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The releases that it needs. */
  readonly needed: readonly ReleaseRef[];
  /** When it was made, by `performance.now()`. */
  readonly made: number;
}

/** A request for a document that may be cached. */
export interface CacheableRequest {
  readonly key: string;
  /** Ids of the releases that the visitor gets. */
  readonly releases: string;
  readonly bucket: string;
}

interface DocumentCacheOptions {
  readonly cellReleases: () => CellReleases;
  readonly visible: PublicAddress;
  /** Called for each release of a document that comes from the cache. */
  readonly count: (release: ReleaseRef, counts: Partial<ReleaseCounts>, visitor: Visitor) => void;
}

/** The documents that anonymous visitors share. */
export type DocumentCache = ReturnType<typeof createDocumentCache>;

/**
 * Caches documents of anonymous visitors, apart for each combination of releases (docs/decisions/082). A document is fresh for two
 * seconds. Then one visitor's is made anew, and the others get the old one for two seconds more.
 */
export function createDocumentCache({ cellReleases, visible, count }: DocumentCacheOptions) {
  const documents = new LRUCache<string, CachedDocument>({
    maxSize,
    sizeCalculation: ({ headers, body }) => body.length + headers.join('').length,
  });
  const underWay = new Map<string, Promise<void>>();

  const send = (
    { key, bucket }: CacheableRequest,
    message: IncomingMessage,
    response: ServerResponse,
    maxAge: number,
  ): boolean => {
    const known = documents.get(key);
    if (!known || performance.now() - known.made > maxAge) return false;
    const { headers, body, needed } = known;
    const address = parseInput(String(message.headers[inputHeader]))?.network;
    const visitor = { bucket, ...(address !== undefined && { address }) };
    for (const release of needed) count(release, { documents: 1 }, visitor);
    response
      .writeHead(200, [...headers, requestIdHeader, String(message.headers[requestIdHeader])])
      .end(body);
    return true;
  };

  return {
    /** The request, with the bucket that its worker uses; null when its document is the visitor's own. */
    requestOf(message: IncomingMessage): CacheableRequest | null {
      const { method, url = '/', headers } = message;
      if (method !== 'GET' || !isAnonymous(headers.cookie)) return null;
      const { id: bucket } = bucketOf(headers.cookie);
      const releases = cellReleases()[cellOf(bucket)] ?? null;
      if (releases === null) return null;
      headers[bucketHeader] = bucket;
      const host = forwardedValue(message, 'x-forwarded-host', visible.trustProxy) || headers.host;
      const about = [isSecure(message, visible), isOwnRequest(headers), acceptedEncoding(message)];
      return { key: JSON.stringify([releases, host, ...about, url]), releases, bucket };
    },
    /** Answers from the cache, or by `make`, which others wait for. */
    async answer(
      asked: CacheableRequest,
      message: IncomingMessage,
      response: ServerResponse,
      make: () => Promise<void>,
    ): Promise<void> {
      if (send(asked, message, response, freshFor)) return;
      const making = underWay.get(asked.key);
      if (making) {
        if (send(asked, message, response, staleFor)) return;
        await withTimeout(making, waitTimeout, () => null).catch(() => {});
        if (response.destroyed || send(asked, message, response, freshFor)) return;
        return make();
      }
      const made = make();
      const settled = made.then(
        () => {},
        () => {},
      );
      underWay.set(asked.key, settled);
      void settled.then(() => underWay.delete(asked.key));
      return made;
    },
    /** Keeps a worker's answer, if others who asked the same may get it. @param keepable its header of this name */
    keep(
      { key, releases }: CacheableRequest,
      keepable: string,
      headers: readonly string[],
      body: Buffer,
    ): void {
      const about = parseKeepable(keepable);
      if (about?.releases !== releases || body.length > maxDocument) return;
      documents.set(key, { headers, body, needed: about.needed, made: performance.now() });
    },
  };
}

const keepableSchema = jsonObject(
  v.object({
    releases: v.string(),
    needed: v.array(v.object({ remote: v.string(), version: v.string() })),
  }),
);

/** A document that was made without a fault; null for any other text. */
function parseKeepable(text: string) {
  try {
    return parseJson(keepableSchema, text, 'A document');
  } catch {
    return null;
  }
}
