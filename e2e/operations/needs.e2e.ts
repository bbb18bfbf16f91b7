import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeReleaseMap } from 'releases/stores/folder-store';
import { provide } from 'releases/traffic/provided';
import { setTraffic } from 'releases/traffic/set-traffic';
import { shellFolder } from '../support/builds-under-test';
import { publishCart } from '../support/cart-releases';
import { eventsIn } from '../support/events-in';
import { openInteractive } from '../support/interactive';
import { expect, releases, releasesFolder, test } from '../support/storefront-test';

test('a release that needs a missing name gets no visitors, and does not load even when live', async ({
  page,
  request,
  log,
}) => {
  const version = await publishCart('e2e/support/NeedyCartBadge.tsx');
  const need = `cart ${version} needs 'useBasket' of @storefront/shared/bus, which`;
  const give = () => setTraffic(releases, 'cart', { [version]: 100 });
  await expect(give()).rejects.toThrow(`${need} the shell does not provide.`);

  // As if the release had got its traffic under another shell.
  const { map } = await releases.store.read();
  await rm(join(releasesFolder, 'provides.json'));
  await give();
  const status = async () => (await request.get('/shop/wishlist')).status();
  await expect.poll(status).toBe(503);
  const refusals = () =>
    eventsIn(log).filter(({ err }) => err?.message === `${need} this shell does not provide.`);
  await expect
    .poll(refusals)
    .toEqual([expect.objectContaining({ remote: 'cart', release: version, phase: 'fetch' })]);
  await openInteractive(page, '/shop');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart (0)' })).toBeVisible();

  if (map) await writeReleaseMap(releasesFolder, map);
  await provide(releasesFolder, shellFolder);
  await rm(join(releasesFolder, 'cart', version), { recursive: true });
  await expect.poll(status).toBe(200);
});
