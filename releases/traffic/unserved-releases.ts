import { verifyIntegrity } from '@storefront/shared/release/integrity';
import { parseRelease } from '@storefront/shared/release/release';
import { bodyWithin } from '@storefront/shared/server/body-within';
import { withTimeout } from '@storefront/shared/with-timeout';
import { type LiveRelease, withVisitors } from '../release-map/release-map';

interface Limits {
  /** Timeout for one file, in milliseconds. */
  readonly file: number;
  /** Timeout for all of a release, in milliseconds. */
  readonly release: number;
}

const usualLimits: Limits = { file: 2_000, release: 10_000 };

/** Bytes of the largest file that shells accept, unpacked. */
const maxSize = 16 * 1024 * 1024;

const nothing = Buffer.alloc(0);

const encodings = ['br', 'gzip', 'identity'];

const contentTypes: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
};

/**
 * Sentences about releases with visitors that are not served at their address as published: no answer, other bytes of `release.json` or a
 * file that it names in any encoding, headers that browsers refuse, or too slow.
 */
export async function unservedReleases(
  releases: readonly LiveRelease[],
  limits: Limits = usualLimits,
): Promise<string[]> {
  const problems = await Promise.all(
    withVisitors(releases).map((release) =>
      verifyWithTimeout(release, limits).then(
        () => null,
        (error: Error) => error.message,
      ),
    ),
  );
  return problems.filter((problem) => problem !== null);
}

function verifyWithTimeout(release: LiveRelease, { file, release: inAll }: Limits): Promise<void> {
  const late = `${release.url} and its files take longer than ${inAll} ms: the check gave up.`;
  const over = new AbortController();
  const verified = verifyServed(release, () => AbortSignal.any([AbortSignal.timeout(file), over.signal]));
  return withTimeout(verified, inAll, () => new Error(late)).finally(() => over.abort());
}

/** Gives each request its timeout. */
type NextSignal = () => AbortSignal;

async function verifyServed({ url, metadata }: LiveRelease, signal: NextSignal): Promise<void> {
  const bytes = await servedBytes(url, metadata.integrity, signal);
  const { files, server } = parseRelease(new TextDecoder().decode(bytes), url);
  for (const [path, integrity] of Object.entries(files)) {
    const type = path === server.file ? undefined : contentTypes[path.split('.').at(-1) ?? ''];
    await servedBytes(new URL(path, url).href, integrity, signal, type);
  }
}

/**
 * The bytes of a file, fetched in every encoding.
 *
 * @param type content type that browsers need; undefined for files that they do not request
 * @throws Error in one sentence when it is not served as published
 */
export async function servedBytes(
  url: string,
  integrity: string,
  signal: NextSignal,
  type?: RegExp,
): Promise<Uint8Array> {
  const [served = nothing] = await Promise.all(
    encodings.map(async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      // Shells follow no redirect.
      const answer = await fetch(url, { headers, redirect: 'manual', signal: signal() }).catch(() => null);
      if (!answer?.ok)
        throw new Error(
          `${url} ${answer ? `is answered with ${answer.status}` : 'is not answered'}: visitors do not get the release until it is served (for example by pnpm serve-assets).`,
        );
      if (type) requireForBrowsers(url, answer.headers, type);
      // A body that cannot be decoded is not what was published either.
      const bytes = answer.body ? await bodyWithin(maxSize, answer.body).catch(() => nothing) : nothing;
      if (!bytes) throw new Error(`${url} is larger than 16 MB: shells and browsers refuse it.`);
      if (verifyIntegrity(bytes, integrity)) return bytes;
      throw new Error(`${url} is not what was published here: shells and browsers refuse it.`);
    }),
  );
  return served;
}

function requireForBrowsers(url: string, headers: Headers, type: RegExp): void {
  if (headers.get('access-control-allow-origin') === null)
    throw new Error(`${url} is sent without access-control-allow-origin: browsers refuse it.`);
  const sent = headers.get('content-type') ?? 'nothing';
  if (!type.test(sent)) throw new Error(`${url} is sent as ${sent}: browsers refuse it.`);
}
