import type { ReleaseMap } from 'releases/release-map/release-map';
import { pagePattern } from './page-pattern';

/**
 * The address to go to instead when that of a page is written in another case or with a slash at its end (P62); null when it
 * is not, or is no page's.
 *
 * @param assigned path patterns of the remotes, as the release map has them
 * @param url path, which begins with one slash, and query as they stand in the request
 */
export function prescribedAddress(assigned: ReleaseMap['paths'], url: string): string | null {
  const { pathname, search } = new URL(url, 'http://storefront');
  const pattern = pagePattern(assigned, pathname);
  if (!pattern) return null;
  const written = pathname.split('/');
  const prescribed = pattern
    .split('/')
    .flatMap((part, nth) => (part === '*' ? written.slice(nth) : part.startsWith(':') ? written[nth] : part));
  const path = prescribed.join('/');
  return path === pathname ? null : path + search;
}
