import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { positionOf } from 'releases/traffic/pick';
import { setTraffic } from 'releases/traffic/set-traffic';
import { privateCookie } from './by-every-worker';
import { releases, releasesFolder, test } from './storefront-test';

/**
 * Publishes a cart with one file replaced, by default its badge.
 *
 * @returns its version
 */
export async function publishCart(
  instead = 'cart-mfe/testing/SecondCartBadge.tsx',
  file = 'cart-mfe/slots/header-cart/CartBadge.tsx',
): Promise<string> {
  const alias = { [resolve(file)]: resolve(instead) };
  return (await publishRemote(workspaceRemote('cart'), { releasesFolder, alias })).version;
}

/**
 * Version of the release that a remote's visitors get by default. Others may be published beside it, and newer ones: journeys
 * leave theirs behind.
 *
 * @throws Error when none is live
 */
export async function liveVersion(remote: string): Promise<string> {
  const { map } = await releases.store.read();
  const live = map?.microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!live) throw new Error(`No release of ${remote} is live.`);
  return live.metadata.version;
}

/** The cart's release that is live before each test of a file; after the test it has all visitors again. */
export function liveCart(): { version: string } {
  const live = { version: '' };
  test.beforeEach(async () => {
    live.version = await liveVersion('cart');
  });
  test.afterEach(() => setTraffic(releases, 'cart', { [live.version]: 100 }));
  return live;
}

/** A visitor's id whose position in the cart's traffic fits; `newest` is the cart's newest release. */
export function bucketWhere(newest: string, fits: (position: number) => boolean): string {
  let id = randomUUID();
  while (!fits(positionOf('cart', newest, id))) id = randomUUID();
  return id;
}

/** The cookies of a visitor with this bucket who gets private documents. */
export function privateCookies(bucket: string): string {
  return `bucket=${bucket}; ${privateCookie}`;
}

/** Id of a visitor who gets the newest of two carts with half of the visitors each. */
export function newerHalf(newest: string): string {
  return bucketWhere(newest, (position) => position >= 5_000);
}

/** Id of a visitor who gets the older of the two. */
export function olderHalf(newest: string): string {
  return bucketWhere(newest, (position) => position < 5_000);
}

/** The HTML of a document with the badge of a release of the cart. */
export function badgeOf(version: string): string {
  return `data-boundary="cart/header-cart" data-release="${version}"`;
}
