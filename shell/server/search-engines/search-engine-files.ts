import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { encoders } from '../http/encoders';
import { isSecure, type PublicAddress, publicOrigin } from '../http/forwarded';
import { unavailableRetryAfter } from '../http/retry-after';
import { webRequest } from '../http/web-request';
import { logError } from '../process/log';
import { staleWhileRevalidate } from '../process/stale-while-revalidate';
import { type ListedPathsApi, listedPaths, sitemap } from './sitemap';

/** Answers requests for `robots.txt` and the sitemap. */
export type SearchEngineFiles = ReturnType<typeof createSearchEngineFiles>;

/**
 * Paths that are endless, or are no pages: searches, comparisons, lists to order, forms filled for a product, form posts. The visitor's lists
 * may be indexed: Lighthouse counts a page that may not be crawled as an SEO fault.
 */
const disallowed = ['/cart', '/search', '/shop/compare?', '/shop/quick-order?', '/quote?'];

/** Lifetime of the list of all pages, and delay after a failed read, in milliseconds. */
const lifetime = 3_600_000;
const retryInterval = 60_000;

const files = /^\/(?:robots\.txt|sitemap(?:-(\d{1,4}))?\.xml)(?:\?|$)/;

/**
 * Makes the answers for `robots.txt` and the sitemap. Catalogue and settings are read once an hour at most; while they cannot be, the sitemap is
 * a 503, never an incomplete list. Without a configured origin the request's is used, and shared caches may not keep the answer.
 *
 * @param timeout longest wait of a request for the catalogue, in milliseconds; reading it goes on
 */
export function createSearchEngineFiles(api: ListedPathsApi, visible: PublicAddress, timeout = 10_000) {
  const read = () =>
    listedPaths(api).catch((error: unknown) => {
      logError('sitemap', error);
      return null;
    });
  const paths = staleWhileRevalidate(read, lifetime, retryInterval);

  return {
    has: ({ method = 'GET', url = '/' }: IncomingMessage) => /^(?:GET|HEAD)$/.test(method) && files.test(url),
    /** @throws BadRequest as `webRequest` does */
    async answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
      const { url } = webRequest(message, AbortSignal.timeout(timeout));
      const from = visible.origin ?? publicOrigin(url, isSecure(message, visible));
      const kept = visible.origin ? 'public, max-age=3600' : 'private, no-cache';
      response.setHeader('cache-control', kept);
      if (message.url?.startsWith('/robots.txt')) return plain(response, 200, robots(from));

      const known = await Promise.race([paths(), delay(timeout, null, { ref: false })]);
      if (!known) {
        response.setHeader('retry-after', unavailableRetryAfter);
        response.setHeader('cache-control', 'no-store');
        return plain(response, 503, 'The list of all pages is not ready. Please ask again in a moment.\n');
      }
      const part = files.exec(message.url ?? '')?.[1];
      const xml = sitemap(known, from, part === undefined ? null : Number(part));
      if (!xml) return plain(response, 404, 'There is no such part of the sitemap.\n');
      response.setHeader('content-type', 'application/xml; charset=utf-8');
      const through = encoders(message, response);
      if (message.method === 'HEAD') return void response.end();
      await pipeline([Readable.from(xml), ...through, response]);
    },
  };
}

/** The text of `robots.txt` (RFC 9309). */
function robots(origin: string): string {
  const rules = disallowed.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
