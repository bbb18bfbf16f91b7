import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import { integrityOf } from '@storefront/shared/release/integrity';
import { parseRelease } from '@storefront/shared/release/release';
import { type LiveRelease, nothingLive, type ReleaseMap } from 'releases/release-map/release-map';
import { type LivePage, parseLivePage } from './live-page';

/** Milliseconds that a shop may take for an answer. */
const timeout = 10_000;

/**
 * Asks a running shop for its home page, as a visitor who was never there, and reads what that is made of.
 *
 * @throws Error in one sentence when it cannot be reached or is no shop like this one
 */
export async function readLivePage(shop: string): Promise<LivePage> {
  const answer = await fetch(shop, { signal: AbortSignal.timeout(timeout) }).catch((error: Error) => {
    const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
    throw new Error(`${shop} cannot be reached (${code ?? error.message}): is the shop open?`);
  });
  return parseLivePage(await answer.text(), shop);
}

/**
 * The release map of a shop that shows what a page is made of, but for some remotes.
 *
 * @param own remotes that are developed: they are left out, and the paths they declare are nobody else's
 * @throws Error in one sentence when a release that the page is made of cannot be had
 */
export async function mapOfPage(
  { composition, owners }: LivePage,
  own: readonly { readonly name: string; readonly paths: readonly string[] }[],
): Promise<ReleaseMap> {
  const isOwn = isAmongPatterns(own.flatMap(({ paths }) => paths));
  const isOther = (remote: string) => !own.some(({ name }) => name === remote);
  const others = Object.entries(composition).filter(([remote]) => isOther(remote));
  const releases = others.map(async ([remote, { version, base }]): Promise<[string, LiveRelease[]]> => {
    const url = `${base}release.json`;
    const integrity = await integrityOfRelease(url, remote, version);
    return [remote, [{ url, metadata: { integrity, version }, deployment: { traffic: 100, default: true } }]];
  });
  const assigned = owners
    .filter(({ remote }) => isOther(remote))
    .map(({ remote, paths, lacking = [] }) => [
      remote,
      [...paths, ...lacking].filter((path) => !isOwn(path)),
    ]);
  return {
    ...nothingLive,
    microFrontends: Object.fromEntries(await Promise.all(releases)),
    paths: Object.fromEntries(assigned),
  };
}

async function integrityOfRelease(url: string, remote: string, version: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => null);
  if (!answer?.ok) throw new Error(`${remote} ${version} cannot be had: ${url} does not answer.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const release = parseRelease(new TextDecoder().decode(bytes), url);
  if (release.remote !== remote || release.version !== version)
    throw new Error(`${url} is that of ${release.remote} ${release.version}, not ${remote} ${version}.`);
  return integrityOf(bytes);
}

/**
 * The shell's configuration for the backend of the shop that a page is of. Its server asks it there, its pages where it is handed on.
 *
 * @param port where it is handed on
 */
export function liveAddresses(
  { addresses: { backend, pictures, suburbs } }: LivePage,
  port: number,
): Record<string, string> {
  const handedOn = `http://localhost:${port}`;
  const isBackends = suburbs?.startsWith(`${backend}/`);
  return {
    BACKEND_URL: backend,
    PUBLIC_BACKEND_URL: handedOn,
    PICTURES_URL: pictures,
    SUBURBS_URL: (isBackends ? suburbs?.replace(backend, handedOn) : suburbs) ?? '',
    // That shop's secret is not known here: it takes this one's visitors for one.
    SHELL_SECRET: '',
  };
}
