import { remoteNames, remotes } from '@storefront/shared/contracts/remotes';
import { matchPath } from '@storefront/shared/router';
import { contentPaths } from '../../src/content/content-paths';

const patterns = [...remoteNames.flatMap((name) => remotes[name].paths), ...contentPaths];

/**
 * The address to go to instead when that of a page is written in another case or with a slash at its end (P62); null when it
 * is not, or is no page's.
 *
 * @param url path, which begins with one slash, and query as they stand in the request
 */
export function prescribedAddress(url: string): string | null {
  const { pathname, search } = new URL(url, 'http://storefront');
  const pattern = patterns.find((one) => matchPath(one, pathname));
  if (!pattern) return null;
  const written = pathname.split('/');
  const prescribed = pattern.split('/').map((part, nth) => (part.startsWith(':') ? written[nth] : part));
  const path = prescribed.join('/');
  return path === pathname ? null : path + search;
}
