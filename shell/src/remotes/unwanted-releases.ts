import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';

const name = 'without';

/** Seconds for which a browser goes without a release that it could not load. */
const lifetime = 600;

/** Most releases that count; a page has a handful of remotes. */
const maxReleases = 10;

/**
 * The releases that this visitor's browser could not load, as `cart@1.4.2+9f2c01d4e7ab`, from its cookies: a wish, for where
 * nothing else is to be had they are taken all the same (docs/decisions/042). What cannot be read is dropped.
 */
export function unwantedReleases(cookies: string | undefined): ReadonlySet<string> {
  const ids = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .flatMap((pair) => pair.slice(name.length + 1).split('!', maxReleases))
    .filter(isReleaseId);
  return new Set(ids.slice(0, maxReleases));
}

/** The cookie that makes them so, as `document.cookie` takes it. */
export function unwantedCookie(ids: Iterable<string>, secure: boolean): string {
  const value = [...ids].slice(-maxReleases).join('!');
  return `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function isReleaseId(id: string): boolean {
  const [remote = '', version = ''] = id.split('@', 3);
  return isRemoteName(remote) && isVersion(version) && id === `${remote}@${version}`;
}
