import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { bodyWithin } from '@storefront/shared/server/body-within';
import { maxMapSize, parseAssignedMap } from '../release-map/parse-release-map';
import { revisionIn } from './parse-kept-map';
import type { ReleaseMapSource } from './release-map-store';

/** How long an answer may take, in milliseconds, to its end. */
const timeout = 2_000;

/** A map that was read, with what a host says of it to know it again by. */
interface KnownMap {
  readonly text: string;
  readonly revision: number;
  readonly etag: string | undefined;
}

/**
 * A copy of a release map that is read by http: of another shell, or of a static host. A map that can be no shop's, or is older than
 * the last one that was read, is not taken: what a cache or a mirror has kept rolls nobody back.
 *
 * @param url an http(s) address without a user's name
 * @param token sent as `Authorization: Bearer`; empty for none
 */
export function httpSource(url: string, token: string): ReleaseMapSource {
  const { origin, pathname } = new URL(url);
  // A query may have a secret in it.
  const place = origin + pathname;
  let known: KnownMap | null = null;

  const take = (text: string, etag: string | undefined): string => {
    parseAssignedMap(text);
    const revision = revisionIn(text);
    if (known && revision < known.revision)
      throw new Error(
        `The release map at ${place} is older than the one in force (revision ${revision}, not ${known.revision}): that stays until there is a newer one, or this shell is started again.`,
      );
    known = { text, revision, etag };
    return text;
  };
  return {
    place,
    // It is mended where it is kept.
    damage: async (reason) => new Error(reason ?? `There is no release map at ${place}.`),
    async text() {
      const { status, etag, body } = await ask(url, {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(known?.etag && { 'if-none-match': known.etag }),
      }).catch((error: Error) => {
        throw new Error(`The release map at ${place} cannot be read: ${reasonOf(error)}.`);
      });
      if (status === 304 && known) return known.text;
      if (status !== 200)
        throw new Error(`The release map at ${place} cannot be read: it answers ${status}.`);
      return take(body, etag);
    },
  };
}

/** Another address that it answers with is not followed: the token is for this one. */
async function ask(url: string, headers: Readonly<Record<string, string>>) {
  const ended = new AbortController();
  const late = setTimeout(() => ended.abort(), timeout);
  try {
    const { request } = new URL(url).protocol === 'https:' ? https : http;
    const asked = request(url, { headers, signal: ended.signal }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    // From now on the answer says it, too.
    asked.on('error', () => {});
    const body = await bodyWithin(maxMapSize, response);
    if (!body) throw new Error(`it is larger than ${maxMapSize / 1_000_000} MB`);
    return { status: response.statusCode, etag: response.headers.etag, body: body.toString() };
  } catch (error) {
    throw ended.signal.aborted ? new Error(`it does not answer within ${timeout / 1_000} s`) : error;
  } finally {
    clearTimeout(late);
  }
}

function reasonOf(error: Error & { readonly errors?: readonly Error[] }): string {
  // Of a name with several addresses.
  return (error.errors?.[0] ?? error).message.replace(/\.$/, '');
}
