import type { IncomingMessage, ServerResponse } from 'node:http';
import { withTimeout } from '@storefront/shared/with-timeout';
import { LRUCache } from 'lru-cache';
import { bucketOf, cellOf } from 'releases/traffic/bucket';
import type { ReleaseRef } from '../containment/mark';
import type { ReleaseCounts } from '../containment/release-counts';
import { acceptedEncoding } from '../http/encoders';
import { forwardedValue, isSecure, type PublicAddress } from '../http/forwarded';
import { parseShareable, requestIdHeader } from '../http/supervisor-headers';
import { isAnonymous } from '../http/web-request';
import type { CellReleases } from '../remotes/cell-releases';
import { asksForDocument } from './document-limiter';
import { cellAtEdge, freshFor, headersForEdge, usableFor } from './edge';

/** Timeout of those who wait for the first one, in milliseconds: then each gets a document of their own. */
const waitTimeout = 2_000;

/** Most bytes of all documents. */
const maxSize = 32 * 1024 * 1024;

interface CachedDocument {
  /** Node's flat list of names and values. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The releases that it needs. */
  readonly needed: readonly ReleaseRef[];
  /** When it was made, by `performance.now()`. */
  readonly made: number;
}

interface SharedAnswer {
  /** Headers for this visitor. */
  readonly headers: readonly string[];
  readonly keep: (body: Buffer) => void;
}

/** The cache for one visitor's request. */
export interface CacheEntry {
  /** The visitor's bucket, drawn if the visitor has none. */
  readonly bucket: string;
  /** Answers from the cache, or by `make`. */
  answer(response: ServerResponse, make: () => Promise<void>): Promise<void>;
  /** A worker's answer that may be shared; null when it may not. @param shareable the value of its `shareableHeader` */
  share(shareable: string, headers: readonly string[]): SharedAnswer | null;
  /** Called for an answer that is not kept: nobody waits for it, nor for the next ones. */
  skip(): void;
}

interface DocumentCacheOptions {
  readonly cellReleases: () => CellReleases;
  /** The revision of the release map in force. */
  readonly revision: () => number;
  readonly visible: PublicAddress;
  /**
   * Called for each release of a document that comes from the cache. It has no visitor, so it is for operators alone: to rollouts, whose
   * releases are cached for different numbers of visitors, each render is one sample.
   */
  readonly count: (release: ReleaseRef, counts: Partial<ReleaseCounts>) => void;
}

/** The documents that anonymous visitors share. */
export type DocumentCache = ReturnType<typeof createDocumentCache>;

/**
 * Caches documents of anonymous visitors, apart for each combination of releases (docs/decisions/082). A document is fresh for two
 * seconds. Then one visitor's is made anew, and the others get the old one for two seconds more.
 */
export function createDocumentCache({ cellReleases, revision, visible, count }: DocumentCacheOptions) {
  const documents = new LRUCache<string, CachedDocument>({
    maxSize,
    sizeCalculation: ({ headers, body }, key) => body.length + headers.join('').length + key.length,
  });
  /** Resolve when a document is kept, or will not be. */
  const underWay = new Map<string, Promise<void>>();
  /** Keys whose last answer was not kept. */
  const skipped = new LRUCache<string, true>({ max: 1_000, ttl: freshFor });
  let byCell: CellReleases = [];

  const keyOf = (message: IncomingMessage, releases: string) => {
    const { url, headers } = message;
    const host = forwardedValue(message, 'x-forwarded-host', visible.trustProxy) || headers.host;
    return JSON.stringify([releases, host, isSecure(message, visible), acceptedEncoding(message), url]);
  };

  /** Clears the cache after a change of the release map or of a quarantine: it may concern more than the releases. */
  const followMap = () => {
    const now = cellReleases();
    if (now !== byCell) documents.clear();
    byCell = now;
    return now;
  };

  return {
    /** The entry of a request; null when its document is the visitor's own. */
    entryFor(message: IncomingMessage): CacheEntry | null {
      const { method, headers } = message;
      if (method !== 'GET' || !asksForDocument(message) || !isAnonymous(headers.cookie)) return null;
      const cell = cellAtEdge(message, visible.trustProxy);
      const { id: bucket } = bucketOf(headers.cookie, cell);
      const isAtEdge = cellOf(bucket) === cell;
      const inForce = followMap();
      const releases = inForce[cellOf(bucket)] ?? null;
      if (releases === null) return null;
      const key = keyOf(message, releases);
      /** Lets those go on who wait for this request's document. */
      let settle = () => {};

      const headersOf = (answerHeaders: readonly string[], age: number): readonly string[] =>
        (isAtEdge && headersForEdge(answerHeaders, age, revision())) || [
          ...answerHeaders,
          ...[requestIdHeader, String(headers[requestIdHeader])],
        ];

      const send = (response: ServerResponse, maxAge: number): boolean => {
        const known = documents.get(key);
        if (!known) return false;
        const age = performance.now() - known.made;
        if (age > maxAge) return false;
        for (const release of known.needed) count(release, { documents: 1 });
        response.writeHead(200, [...headersOf(known.headers, age)]).end(known.body);
        return true;
      };

      return {
        bucket,
        async answer(response, make) {
          if (send(response, freshFor)) return;
          if (skipped.has(key)) return make();
          const making = underWay.get(key);
          if (making) {
            if (send(response, usableFor)) return;
            await withTimeout(making, waitTimeout, () => null).catch(() => {});
            return response.destroyed || send(response, freshFor) ? undefined : make();
          }
          const waitedFor = new Promise<void>((resolve) => {
            settle = () => {
              underWay.delete(key);
              resolve();
            };
          });
          underWay.set(key, waitedFor);
          await make().finally(() => settle());
        },
        share(shareable, headers) {
          const about = parseShareable(shareable);
          if (about?.releaseIds !== releases || followMap() !== inForce) return null;
          const keep = (body: Buffer) => {
            if (followMap() !== inForce) return this.skip();
            documents.set(key, { headers, body, needed: about.needed, made: performance.now() });
            // Its visitor may read it slowly.
            settle();
          };
          return { headers: headersOf(headers, 0), keep };
        },
        skip() {
          skipped.set(key, true);
          settle();
        },
      };
    },
  };
}
