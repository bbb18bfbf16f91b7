import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';

const name = 'without';

/** How long a release that failed to load is a last resort, in seconds. */
const lifetime = 600;

const maxReleases = 10;

/**
 * Releases that this browser failed to load, as `cart@1.4.2+9f2c01d4e7ab`, from its cookies; the server serves them only as a last resort
 * (docs/decisions/042). Invalid ones are dropped.
 */
export function failedReleases(cookies: string | undefined): ReadonlySet<string> {
  const ids = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .flatMap((pair) => pair.slice(name.length + 1).split('!', maxReleases))
    .filter(isReleaseId);
  return new Set(ids.slice(0, maxReleases));
}

/** The cookie that lists failed releases, for `document.cookie`. */
export function failedReleasesCookie(ids: Iterable<string>, secure: boolean): string {
  const value = [...ids].slice(-maxReleases).join('!');
  return `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function isReleaseId(id: string): boolean {
  const [remote = '', version = ''] = id.split('@', 3);
  return isRemoteName(remote) && isVersion(version) && id === `${remote}@${version}`;
}
