import { isAmongPatterns, isPathPattern } from '@storefront/shared/contracts/path-pattern';
import { integrityOf } from '@storefront/shared/release/integrity';
import { parseJson } from '@storefront/shared/release/parse-json';
import { parseRelease } from '@storefront/shared/release/release';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { type LiveRelease, nothingLive, type ReleaseMap } from 'releases/release-map/release-map';
import * as v from 'valibot';

/** Timeout of a shop's answer, in milliseconds. */
const timeout = 10_000;

const address = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'expected an address'),
);
const remoteName = v.pipe(v.string(), v.check(isRemoteName, 'expected the name of a remote'));
const paths = v.array(v.pipe(v.string(), v.check(isPathPattern, 'expected a path pattern')));

/** The required part of the shell's `PageData`. */
const livePage = v.object({
  /** By remote; `base` is the folder's address with a trailing slash. */
  composition: v.record(remoteName, v.object({ version: v.string(), base: address })),
  /** `paths` are shown by the remote; `lacking` ones are assigned to it, but missing from its release. */
  owners: v.array(v.object({ remote: remoteName, paths, lacking: v.exactOptional(paths) })),
  addresses: v.object({ backend: address, pictures: address, suburbs: v.exactOptional(address) }),
});

/** Composition and addresses in a shop's document. */
export type LivePage = v.InferOutput<typeof livePage>;

/**
 * Reads the composition of a running shop's home page, as a new visitor.
 *
 * @throws Error in one sentence when it is unreachable or no such shop
 */
export async function readLivePage(shop: string): Promise<LivePage> {
  const answer = await fetch(shop, { signal: AbortSignal.timeout(timeout) }).catch((error: Error) => {
    const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
    throw new Error(`${shop} cannot be reached (${code ?? error.message}): is the shop open?`);
  });
  return parseLivePage(await answer.text(), shop);
}

/**
 * Parses the composition in a shop's document.
 *
 * @param shop its address, for the error's sentence
 * @throws Error in one sentence when the text is no document of such a shop
 */
export function parseLivePage(html: string, shop: string): LivePage {
  const [, after] = html.split('storefrontPage=', 2);
  if (!after) throw new Error(`${shop} is not a shop like this one: its page names no releases.`);
  return parseJson(livePage, objectAtStart(after), `The composition in the page of ${shop}`);
}

/** The text up to the closing brace of the first object; braces in strings do not count. */
function objectAtStart(text: string): string {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return text;
}

/**
 * A shop's release map with a page's composition, without the developed remotes.
 *
 * @param own developed remotes: excluded, and their declared paths go to no other
 * @throws Error in one sentence when a release of the page cannot be fetched
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
  if (!answer?.ok) throw new Error(`${remote} ${version} cannot be fetched: ${url} does not answer.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const release = parseRelease(new TextDecoder().decode(bytes), url);
  if (release.remote !== remote || release.version !== version)
    throw new Error(`${url} belongs to ${release.remote} ${release.version}, not to ${remote} ${version}.`);
  return integrityOf(bytes);
}

/**
 * The shell's configuration for the backend of the page's shop: the server calls it directly, pages through the proxy.
 *
 * @param port of the proxy
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
    // That shop's secret is unknown: its backend takes all visitors here for one.
    SHELL_SECRET: '',
  };
}
