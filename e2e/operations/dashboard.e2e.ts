import type { Page } from '@playwright/test';
import { changeRemote } from 'releases/release-map/change-remote';
import { startRollout } from 'releases/rollout/start-rollout';
import { violationsOf } from 'run/browser/violations-of';
import type { Child } from 'run/child';
import { liveCart, publishCart } from '../support/cart-releases';
import { startShell } from '../support/own-shell';
import { expect, firstPort, ports, releases, test } from '../support/storefront-test';

// An operator opens the page of the releases in a browser.

const origin = `http://localhost:${firstPort + 53}`;
const address = `${origin}/_releases`;
const token = 'only-for-the-journeys';
const steps = { steps: [20, 60, 100], stepDuration: 600 };

/** Timeout of the page's next update, which comes every two seconds, or later on a busy machine. */
const expectRenewed = expect.configure({ timeout: 20_000 });

test.use({ httpCredentials: { username: 'ann', password: token } });

const live = liveCart();
let shell: Child;
test.beforeEach(async () => {
  shell = await startShell(firstPort + 53, { OPERATOR_TOKEN: token });
});
test.afterEach(async ({ page }) => {
  // Otherwise the page reports that the shell is gone.
  await page.close();
  await shell.stop();
});

async function rolledOut(): Promise<string> {
  const version = await publishCart();
  const begin = await startRollout(releases, 'cart', version, steps);
  await changeRemote(releases.store, 'cart', begin, { who: 'ann', why: 'a <new> badge' });
  return version;
}

const cart = (page: Page) => page.getByRole('region', { name: 'cart' });
const table = (page: Page) => page.getByRole('group', { name: 'Releases, and what' });
const row = (page: Page, version: string) => table(page).getByRole('row').filter({ hasText: version });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the page shows a rollout as it proceeds, without a reload', async ({ page }) => {
  test.slow();
  const answer = await page.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
  await expect(row(page, live.version)).toContainText('100');
  const [key = ''] = (await releases.store.read()).map?.keys.cart ?? [];
  expect(key).not.toBe('');
  await expect(row(page, live.version)).toContainText(key);
  await expect(page.getByRole('status')).toContainText('Live');

  await table(page).focus();
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.mouse.wheel(0, 300);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBeGreaterThan(0);
  const version = await rolledOut();
  await expectRenewed(
    cart(page).getByRole('heading', { name: /^Rollout of .*, step 1 of 3$/ }),
  ).toBeVisible();
  await expect(row(page, version)).toContainText('rolling out');
  await expectRenewed(cart(page)).toContainText('Analysis: inconclusive');
  await expect(cart(page).getByRole('rowheader', { name: 'documents failed' })).toBeVisible();
  await expectRenewed(
    page.getByRole('region', { name: 'History' }).getByRole('listitem').first(),
  ).toContainText('a <new> badge');
  await expect(table(page)).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');

  // Documents made meanwhile are counted and drawn.
  for (let nth = 0; nth < 5; nth += 1) expect((await fetch(`${origin}/about-us`)).status).toBe(200);
  const plot = cart(page).getByRole('img', { name: 'Documents of cart that failed' });
  await expectRenewed(plot.locator('canvas')).toBeVisible();
  await expect(plot).toContainText(live.version);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
    }
  }
});

test('only operators get the page and the metrics, and without a token there are none', async () => {
  const asked = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(address, { headers });
    return [response.status, await response.text()];
  };
  const authorization = `Bearer ${token}`;
  for (const [path, says] of [
    ['/_releases', '<h1>Releases</h1>'],
    ['/metrics', 'storefront_release_map_revision'],
  ] as const) {
    const refusal = 'This is for operators: the password is the token in OPERATOR_TOKEN.\n';
    for (const wrong of [{}, { authorization: 'Bearer anything' }])
      expect(await asked(origin + path, wrong)).toEqual([401, refusal]);
    expect(await asked(origin + path, { authorization })).toEqual([200, expect.stringContaining(says)]);
    expect(await asked(`http://localhost:${ports.shell}${path}`, { authorization })).toEqual([
      404,
      expect.stringContaining('We could not find that page'),
    ]);
  }
});
