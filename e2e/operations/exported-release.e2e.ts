import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { byEveryWorker } from '../support/by-every-worker';
import { badgeOf, liveCart } from '../support/cart-releases';
import { operator } from '../support/operator';
import { expect, hostAddress, releasesFolder, test } from '../support/storefront-test';

// A release is built in one place, and pushed, checked and given visitors in another.

const live = liveCart();
let dist: string;
test.beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'exported-release-'));
});
test.afterEach(() => rm(dist, { recursive: true }));

async function answer(...words: string[]) {
  const { code, stdout, stderr } = await operator([...words, '--json']);
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

test('a release is built once, pushed, checked and given visitors, and an unneeded one is removed', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const { version } = await answer('publish', 'cart', '--out', dist, '--version', '1.0.900');
  expect(version).toMatch(/^1\.0\.900\+/);
  const pushed = { remote: 'cart', version, origin: hostAddress('cart'), unserved: null };
  expect(await answer('push', dist)).toMatchObject({ ...pushed, isNew: true });
  expect(await answer('push', dist)).toMatchObject({ ...pushed, isNew: false });

  const { signers, modules } = await answer('show', 'cart@1.0.900');
  expect(signers).toEqual([{ key: expect.any(String), isTrusted: true }]);
  expect(Object.keys(modules)).toContain('header-cart');
  expect(await answer('show', 'cart@1.0.900', '--diff')).toMatchObject({
    from: live.version,
    to: version,
    files: {},
  });
  expect(await answer('check', 'cart@1.0.900', '--without-browser')).toMatchObject({ outcome: 'passed' });
  // Other journeys have changed the cart since this operator was shown it.
  await answer('status');
  await answer('rollout', 'cart@1.0.900', '--now', '--without-browser', '--why', 'from CI');
  await byEveryWorker(async (options) =>
    expect(await (await request.get('/shop', options)).text()).toContain(badgeOf(version)),
  );

  const { version: old } = await publishedRelease(releasesFolder, 'cart', '0.9.0');
  await utimes(join(releasesFolder, 'cart', old), 0, 0);
  expect(await answer('prune', 'cart', '--keep', '1')).toMatchObject({
    releases: [{ remote: 'cart', version: old }],
  });
  const left = await publishedVersions(releasesFolder, 'cart');
  expect(left).toEqual(expect.arrayContaining([live.version, version]));
  expect(left).not.toContain(old);
  expect((await request.get('/shop/shopping-cart')).status()).toBe(200);
});
