import { randomUUID } from 'node:crypto';
import { numberOf } from '@storefront/shared/release/version';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';
import { previewLink } from 'releases/preview/preview-link';
import type { Releases } from 'releases/stores/releases';

/** A visitor's cookies by name. */
export type Cookies = Readonly<Record<string, string>>;

/** The running shop with one of two releases of a remote, as a preview shows it (P64). */
export interface Side {
  /** For a sentence. */
  readonly name: string;
  /** Version of the remote's release; undefined where none is live. */
  readonly version: string | undefined;
  /** Origin of the shop. */
  readonly shop: string;
  readonly cookies: Cookies;
}

/** Timeout of a visitor's action, in milliseconds. */
export const actionTimeout = 10_000;

/**
 * The live release and the candidate. Both are previews of the same process, so that neither counts for a release nor sends anything, and
 * both are equally fast; the other remotes' releases are the same.
 */
export async function sidesOf(releases: Releases, shop: string, candidate: Candidate): Promise<[Side, Side]> {
  const { remote, version, replaced } = candidate;
  const bucket = randomUUID();
  const side = async (shown: string | undefined): Promise<Side> => {
    const { link } = await previewLink(releases, shown ? { [remote]: shown } : {}, shop);
    const preview = new URL(link).searchParams.get('preview') ?? '';
    return {
      name: shown ? numberOf(shown) : 'the live release',
      version: shown,
      shop,
      cookies: { bucket, preview },
    };
  };
  return [await side(replaced?.metadata.version), await side(version)];
}

/** Document timeout, in milliseconds. */
const documentTimeout = 15_000;

/** Requests a document; null for a timeout. */
export async function requestDocument(
  { shop, cookies }: Side,
  { path, cookies: more }: { readonly path: string; readonly cookies: Cookies },
  redirect: RequestRedirect = 'follow',
): Promise<Response | null> {
  const headers = { accept: 'text/html', cookie: cookieHeader({ ...cookies, ...more }) };
  const signal = AbortSignal.timeout(documentTimeout);
  return fetch(shop + path, { headers, redirect, signal }).catch(() => null);
}

/** The text of a response; empty when there is none, or it breaks off. */
export async function textOf(answer: Response | null): Promise<string> {
  return (await answer?.text().catch(() => '')) ?? '';
}

/** A Cookie header with these. */
export function cookieHeader(cookies: Cookies): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

/** Sets a visitor's cookies and the side's, so that documents use its release. */
export async function setSideCookies(
  context: BrowserContext,
  { shop, cookies }: Side,
  more: Cookies = {},
): Promise<void> {
  const all = Object.entries({ ...cookies, ...more });
  await context.addCookies(all.map(([name, value]) => ({ name, value, url: shop })));
}

/** Runs work with a new visitor's browser context. */
export async function asVisitor<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(actionTimeout);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
