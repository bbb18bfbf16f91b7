import { rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import type { WorkspaceRemote } from '@storefront/build/read-remotes';
import { type AssetServer, startAssetServer } from 'releases/serving/asset-server';
import { assignPaths } from 'releases/traffic/assign-paths';
import { setTraffic } from 'releases/traffic/set-traffic';
import { removeRemote } from 'releases/traffic/switch';
import { writeRemote } from 'run/new-remote';
import { byEveryWorker } from '../support/by-every-worker';
import { openInteractive } from '../support/interactive';
import { operator } from '../support/operator';
import {
  address,
  expect,
  failedWith,
  firstPort,
  releases,
  releasesFolder,
  test,
} from '../support/storefront-test';

const port = firstPort + 54;
const folder = resolve(releasesFolder, '../guest-mfe');
const require = createRequire(import.meta.url);
let host: AssetServer;
let guest: WorkspaceRemote;

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await writeRemote(folder, { name: 'guest', port });
  // Links the packages as an install would: every remote needs the same ones.
  await symlink(resolve('cart-mfe/node_modules'), join(folder, 'node_modules'));
  guest = { ...require(join(folder, 'remote.ts')).remote, folder };
  host = await startAssetServer({ folder: join(releasesFolder, 'guest'), port });
  process.env.GUEST_ORIGIN = `http://localhost:${port}`;
});
test.afterAll(() => host.close());

async function published(): Promise<string> {
  return (await publishRemote(guest, { releasesFolder })).version;
}

test.describe.configure({ mode: 'serial' });

test('a remote that the shell does not know joins the running shop, and leaves it', async ({
  page,
  request,
  expectMessage,
}) => {
  const status = async (path: string, options = {}) => (await request.get(path, options)).status();
  await openInteractive(page, '/about-us');
  expect(await status('/guest')).toBe(404);

  const version = await published();
  await assignPaths(releases.store, 'guest', guest.paths);
  await setTraffic(releases, 'guest', { [version]: 100 });
  await byEveryWorker(async (options) => expect(await status('/guest', options)).toBe(200));

  // The remote's page and widget are in the HTML, and become interactive.
  expect(await (await request.get('/guest')).text()).toContain('<h1>Guest</h1>');
  await openInteractive(page, '/about-us');
  const slot = page.locator('[data-boundary="guest/page-foot"]');
  await expect(slot).toHaveAttribute('data-release', version);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await slot.getByRole('link', { name: 'Guest' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.locator('[data-boundary="guest"]')).toHaveAttribute('data-release', version);

  await setTraffic(releases, 'guest', { [version]: 0 });
  await expect.poll(() => status('/guest')).toBe(503);
  expectMessage(failedWith(503), `${address}/guest`);
  await openInteractive(page, '/guest');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This part of the shop is not available right now',
  );
  await expect(slot).toHaveCount(0);

  await removeRemote(releases.store, 'guest');
  await expect.poll(() => status('/guest')).toBe(404);
});

test('a release with a page of another remote shows it neither in documents nor in the browser', async ({
  page,
  request,
}) => {
  const greedy = join(folder, 'routes.tsx');
  const { version } = await publishRemote(
    { ...guest, paths: [...guest.paths, '/shop', '/guest/unassigned'] },
    { releasesFolder, alias: { [greedy]: resolve('e2e/support/greedy-routes.tsx') } },
  );
  await assignPaths(releases.store, 'guest', guest.paths);
  await setTraffic(releases, 'guest', { [version]: 100 });
  const status = async (path: string, options = {}) => (await request.get(path, options)).status();
  await byEveryWorker(async (options) => expect(await status('/guest', options)).toBe(200));
  expect(await status('/guest/unassigned')).toBe(404);
  expect(await (await request.get('/shop')).text()).not.toContain('Taken');

  await openInteractive(page, '/guest');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greedy guest');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'To the shop' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('article')).toHaveCount(24);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await expect(assignPaths(releases.store, 'guest', [...guest.paths, '/shop'])).rejects.toThrow(
    '/shop is assigned to catalogue and to guest',
  );
  await setTraffic(releases, 'guest', { [version]: 0 });
  await removeRemote(releases.store, 'guest');
  await expect.poll(() => status('/guest')).toBe(404);
});

test('a remote made by create-remote passes its check', async () => {
  // A check visits the shop in a browser, with the live release and with the new one.
  test.setTimeout(300_000);
  const version = await published();
  await assignPaths(releases.store, 'guest', guest.paths);
  const { stdout, stderr, code } = await operator(['check', `guest@${version}`, '--json']);
  expect(stdout, stderr).not.toBe('');
  expect({ ...JSON.parse(stdout), code }).toMatchObject({ code: 0, findings: [] });
  await removeRemote(releases.store, 'guest');
});
