import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '@storefront/shared/server/is-public-address';
import { isListedHost, type PictureHosts } from './picture-hosts';
import { PictureProblem, readWithin } from './picture-problem';

interface FetchOptions {
  /** Hosts that may be private, speak http and have any port. */
  readonly hosts: PictureHosts;
  /** Ends the request. */
  readonly signal: AbortSignal;
  /** Milliseconds for all of it. */
  readonly timeout?: number;
  /** Addresses of a host; tests may replace it. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  /** Whether an address is not in a private network; tests may replace it. */
  readonly isPublic?: (address: string) => boolean;
}

const mostRedirects = 3;
const redirects: readonly unknown[] = [301, 302, 303, 307, 308];

/** Fetches the file of a picture, over https from public networks alone unless its host is listed. @throws PictureProblem */
export async function fetchPicture(source: string, options: FetchOptions): Promise<Buffer> {
  const { timeout = 30_000 } = options;
  const late = AbortSignal.timeout(timeout);
  const signal = AbortSignal.any([late, options.signal]);
  try {
    return await follow(source, { ...options, signal });
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    if (late.aborted) throw new PictureProblem(`The server takes longer than ${timeout / 1000} s.`);
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new PictureProblem(`The server cannot be reached (${code}).`);
  }
}

async function follow(source: string, options: FetchOptions): Promise<Buffer> {
  let url = parsed(source);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(url, options);
    const { statusCode, headers } = answer;
    if (statusCode === 200) return readWithin(answer);
    answer.destroy();
    if (!redirects.includes(statusCode) || headers.location === undefined)
      throw new PictureProblem(`The server answers with ${statusCode}.`, {
        isFinal: statusCode === 404 || statusCode === 410,
      });
    url = parsed(headers.location, url);
  }
  throw refused(`The address leads to another one more than ${mostRedirects} times.`);
}

function parsed(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw refused('The address cannot be read.');
  return new URL(address, base);
}

async function ask(url: URL, options: FetchOptions): Promise<IncomingMessage> {
  const { signal, hosts, resolve = resolveHost, isPublic = isPublicAddress } = options;
  const isListed = isListedHost(url, hosts);
  if (url.protocol !== 'https:' && !(isListed && url.protocol === 'http:'))
    throw refused('The address does not begin with https.');
  if (url.port !== '' && !isListed) throw refused('The address names a port: PICTURE_HOSTS can allow it.');
  if (url.username || url.password) throw refused('The address has a name or password in it.');

  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family > 0 ? [{ address: host, family }] : await orAborted(resolve(host), signal);
  if (!isListed && !addresses.every(({ address }) => isPublic(address)))
    throw refused('The address is in a private network: PICTURE_HOSTS can allow it.');
  const [first] = addresses;
  if (!first) throw new PictureProblem('There is no host of that name.');

  return new Promise((answered, failed) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      signal,
      agent: false,
      headers: {
        accept: 'image/jpeg,image/png,image/webp',
        'accept-encoding': 'identity',
        'user-agent': 'storefront',
      },
      // What was checked, not what the name means by now.
      lookup: (_host, { all }, found) =>
        all ? found(null, [...addresses]) : found(null, first.address, first.family),
    });
    request.once('response', answered);
    request.once('error', failed);
    // A server that changes the protocol gives no answer.
    request.once('close', () => failed(new PictureProblem('The server does not answer with a picture.')));
    request.end();
  });
}

function resolveHost(host: string): Promise<readonly LookupAddress[]> {
  return lookup(host, { all: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND') return [];
    throw error;
  });
}

function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function refused(sentence: string): PictureProblem {
  return new PictureProblem(sentence, { isFinal: true });
}
