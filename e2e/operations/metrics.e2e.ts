import type { Page } from '@playwright/test';
import { liftQuarantine } from 'releases/quarantine/quarantine';
import { setTraffic } from 'releases/traffic/set-traffic';
import type { Child } from 'run/child';
import { byEveryWorker } from '../support/by-every-worker';
import { liveCart, newerHalf, olderHalf, privateCookies, publishCart } from '../support/cart-releases';
import { startShell } from '../support/own-shell';
import { expect, firstPort, releases, test } from '../support/storefront-test';

// A shell with an operator's token shows its counts of releases.

const port = firstPort + 53;
const origin = `http://localhost:${port}`;
const token = 'only-for-the-journeys';

// Each test starts a shell, publishes a release, and waits for the counts of several processes.
test.describe.configure({ timeout: 120_000 });

const good = liveCart();
let shell: Child;
let harmful: string;

test.beforeEach(async () => {
  shell = await startShell(port, { OPERATOR_TOKEN: token, VIEW_REPORTS: '100' });
});
test.afterEach(async () => {
  await shell.stop();
  await liftQuarantine(releases.store, { remote: 'cart', version: harmful });
});

async function release(badge: string): Promise<void> {
  harmful = await publishCart(`e2e/support/${badge}.tsx`);
  await setTraffic(releases, 'cart', { [good.version]: 50, [harmful]: 50 });
  await expect.poll(() => counted('documents', harmful)).toBe(0);
}

/** Successive visits by a visitor of the harmful release, or of the good one. */
async function visits(number: number, isHarmed: boolean): Promise<void> {
  const bucket = isHarmed ? newerHalf(harmful) : olderHalf(harmful);
  for (let nth = 0; nth < number; nth += 1) {
    const { status } = await fetch(`${origin}/about-us`, { headers: { cookie: privateCookies(bucket) } });
    expect(status).toBe(200);
  }
}

async function metrics(): Promise<string> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return response.text();
}

async function counted(what: string, version: string): Promise<number | undefined> {
  const name = `storefront_${what}_total{remote="cart",release="${version}"} `;
  const line = (await metrics()).split('\n').find((one) => one.startsWith(name));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

test('documents count for their releases, failed ones too', async () => {
  await release('ThrowingCartBadge');
  // Workers have made a document each at their start.
  const before = (await counted('documents', good.version)) ?? 0;
  await visits(5, true);
  await visits(3, false);
  await expect.poll(() => counted('documents', good.version)).toBe(before + 8);
  for (const what of ['documents', 'document_failures', 'document_fallbacks'])
    expect(await counted(what, harmful)).toBe(5);
  for (const what of ['document_failures', 'document_fallbacks', 'document_deaths', 'load_failures'])
    expect(await counted(what, good.version)).toBe(0);
  const all = await metrics();
  expect(all).toContain(`storefront_document_duration_seconds_count{remote="cart",release="${harmful}"} 5`);
  expect(all).toContain(`storefront_release_quarantined{remote="cart",release="${harmful}"} 0`);
  expect(all).toContain('storefront_release_map_unreadable_since_timestamp_seconds 0');
  expect(all).toMatch(/^storefront_release_map_revision [1-9]/m);
  expect(all).toMatch(/^storefront_worker_event_loop_delay_seconds_count [1-9]/m);
});

test('counts ended workers and releases in quarantine', async () => {
  await release('harm/exits');
  await visits(1, true);
  await expect.poll(() => counted('document_deaths', harmful)).toBe(1);
  await expect(async () => {
    await visits(1, true);
    expect(await metrics()).toContain(`storefront_release_quarantined{remote="cart",release="${harmful}"} 1`);
  }).toPass({ timeout: 40_000, intervals: [500] });
  expect(await counted('documents', harmful)).toBe(2);
  expect(await metrics()).toContain('storefront_worker_deaths_total{reason="exited"} 2');
});

test.describe('reports of browsers', () => {
  /** Opens a page, and waits until it has loaded the script that reports. */
  async function look(page: Page, path: string): Promise<void> {
    const reporting = page.waitForResponse((response) => response.url().includes('/report-view.'));
    await page.goto(origin + path);
    await (await reporting).finished();
    await page.waitForLoadState('networkidle');
  }

  test('count once per page, and reveal a release that is broken in some browsers', async ({ browser }) => {
    await release('BrokenInBrowserBadge');
    // Not checked for console errors: the release throws.
    const context = await browser.newContext();
    const bucket = newerHalf(harmful);
    await context.addCookies([{ name: 'bucket', value: bucket, url: origin }]);
    await byEveryWorker(async () => {
      const response = await fetch(`${origin}/about-us`, { headers: { cookie: privateCookies(bucket) } });
      expect(await response.text()).toContain(`data-release="${harmful}"`);
    });
    const page = await context.newPage();
    await look(page, '/about-us');
    await page.goto('about:blank');
    await expect.poll(() => counted('views', harmful)).toBe(1);
    expect(await counted('broken_views', harmful)).toBe(0);

    await look(page, '/about-us?broken');
    const sending = page.waitForRequest(`${origin}/_views`);
    // As for a tab in the background: Playwright misses requests of a page that is closing.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const report = (await sending).postData() ?? '';
    await expect.poll(() => counted('views', harmful)).toBe(2);
    expect(await counted('broken_views', harmful)).toBe(1);
    expect(report).not.toContain('about-us');

    const send = (body: string) => fetch(`${origin}/_views`, { method: 'POST', body });
    // The same report again, and one with a forged token.
    expect((await send(report)).status).toBe(204);
    const forged = { ...JSON.parse(report), token: `${'A'.repeat(16)}.${'A'.repeat(22)}` };
    expect((await send(JSON.stringify(forged))).status).toBe(204);
    expect(await counted('views', harmful)).toBe(2);
    await context.close();
  });
});
