import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { setTraffic } from 'releases/traffic/set-traffic';
import { badgeOf, liveVersion, publishCart } from '../support/cart-releases';
import { eventsIn } from '../support/events-in';
import { requestsMeanwhile, visiting } from '../support/meanwhile';
import { type OperatedShop, openOperatedShop, stores } from '../support/operated-shop';
import { expect, test } from '../support/storefront-test';

// An operator's work with releases of the cart, on two shells with the same map.

for (const store of stores) {
  test.describe(`with the release map in ${store}`, () => {
    let good: string;
    let shop: OperatedShop;

    test.beforeEach(async () => {
      test.slow();
      good = await liveVersion('cart');
      shop = await openOperatedShop(store);
    });
    test.afterEach(async () => {
      try {
        if ((await kept()).frozen) await shop.operator('ann', 'freeze', 'cart', '--off');
        await setTraffic(shop.releases, 'cart', { [good]: 100 });
      } finally {
        // The map cannot be read if a journey failed while the database was away.
        await shop.close();
      }
    });

    /** Rolls a cart out despite findings of the check: here the shells must notice the fault. */
    async function rollOut(version: string, ...words: readonly string[]): Promise<string> {
      await shop.operator('ann', 'status');
      const output = await shop.operator('ann', 'rollout', `cart@${version}`, '--force', ...words);
      expect(output, output.stderr).toMatchObject({ code: 0 });
      return output.stdout;
    }

    async function kept() {
      const { map } = await shop.releases.store.read();
      const all = map?.microFrontends.cart ?? [];
      return {
        shares: all.map(({ deployment }) => deployment.traffic),
        live: all.find((release) => release.deployment.default)?.metadata.version,
        rollout: map?.rollouts.cart,
        frozen: map?.frozen.cart,
      };
    }

    const changes = async () =>
      (await shop.releases.store.history()).changes.filter(({ remote }) => remote === 'cart');

    async function isOver() {
      await expect.poll(async () => (await kept()).rollout, { timeout: 90_000 }).toBeUndefined();
    }

    test('a good release gets 1, 10, 50 and 100 % by itself without a failed or mixed document, and can be undone', async () => {
      const next = await publishCart();
      const visitors = visiting(shop.shells, next);
      const output = await rollOut(next, '--steps', '1,10,50,100', '--every', '2s', '--why', 'a new badge');
      expect(output).toContain('rollout: step 1 of 4');
      await isOver();
      const documents = await visitors.stop();
      expect(await kept()).toMatchObject({ shares: [100], live: next });
      const steps = (await changes()).slice(-4);
      expect(steps.map(({ who }) => who)).toEqual(['ann', 'shell', 'shell', 'shell']);
      expect(steps.at(-1)?.why).toMatch(/^\d[\d,]* of \d[\d,]* documents failed/);
      expect(new Set(documents.map(({ status }) => status))).toEqual(new Set([200]));
      expect(documents.every(({ versions }) => versions.size === 1)).toBe(true);

      expect(await shop.operator('ann', 'rollback', 'cart', '--why', 'a try')).toMatchObject({ code: 0 });
      expect(await kept()).toMatchObject({ live: good });
    });

    test('off, on and freeze work, and an operator who missed a change is refused', async () => {
      const status = (expected: number) =>
        Promise.all(
          shop.shells.map((shell) =>
            expect.poll(async () => (await fetch(`${shell}/shop/shopping-cart`)).status).toBe(expected),
          ),
        );
      await shop.operator('ann', 'status');
      await shop.operator('ben', 'status');
      await shop.operator('ann', 'off', 'cart', '--why', 'it charges twice');
      await status(503);
      const late = await shop.operator('ben', 'rollout', `cart@${good}`, '--now');
      expect(late.code).toBe(1);
      expect(late.stderr).toMatch(/cart was changed since revision \d+: .*ann.*it charges twice/);

      await shop.operator('ann', 'on', 'cart', '--why', 'the bank has mended it');
      await status(200);
      await shop.operator('ann', 'freeze', 'cart', '--why', 'the sale');
      const next = await publishCart();
      await shop.operator('ben', 'status');
      const frozen = await shop.operator('ben', 'rollout', `cart@${next}`);
      expect(frozen).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Changes of its traffic are frozen'),
      });
      const { stdout } = await shop.operator('ben', 'history', 'cart');
      expect(stdout.split('\n')[0]).toMatch(/ann {2}cart not frozen → frozen {2}the sale$/);
    });

    if (store === 'PostgreSQL') {
      test('the shells work while the database is away, and follow it afterwards', async () => {
        const give = (version: string) => setTraffic(shop.releases, 'cart', { [version]: 100 });
        const isShown = async (version: string) =>
          Promise.all(
            shop.shells.map((shell) =>
              expect
                // On a busy machine its files may be late; they are requested again after three seconds.
                .poll(async () => (await fetch(`${shell}/shop`)).text(), { intervals: [50], timeout: 20_000 })
                .toContain(badgeOf(version)),
            ),
          );
        const next = await publishCart();
        await isShown(good);
        await give(next);
        await isShown(next);

        await shop.database?.stop();
        const map = `The release map at ${shop.database?.url.replace(/\/\/.*@/, '//')}`;
        await expect(give(good)).rejects.toThrow(`${map} cannot be read: `);
        // This page calls no backend, which may be late on a busy machine.
        const visits = shop.shells.map((shell) => requestsMeanwhile(`${shell}/about-us`));
        const heard = () => eventsIn(shop.log).filter(({ msg }) => msg === 'release map');
        // Each shell logs each reason once; one that was asking logs the lost connection, too.
        await expect.poll(() => new Set(heard().map(({ pid }) => pid)).size).toBe(2);
        const unread = `${map} cannot be read: `;
        for (const { err } of heard()) expect(err?.message.slice(0, unread.length)).toBe(unread);
        expect(shop.log.join('\n')).not.toContain('no-secret');
        await isShown(next);
        expect((await fetch(`${shop.shells[0]}/readyz`)).status).toBe(200);
        for (const visit of visits) expect(new Set(await visit.stop())).toEqual(new Set([200]));

        await shop.database?.start();
        await give(good);
        await isShown(good);
      });
      // The rest is the same for each store (release-map-store.long.database.test.ts).
      return;
    }

    test('a release that fails in a tenth of the browsers is taken back automatically', async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const next = await publishCart('e2e/support/BrokenInBrowserBadge.tsx');
      await rollOut(next, '--steps', '50', '--every', '10m', '--why', 'a try');
      await lookAround(browser, shop.shells, async () => (await kept()).rollout === undefined);
      expect(await kept()).toMatchObject({ live: good });
      const [begin, back] = (await changes()).slice(-2);
      expect(back).toMatchObject({ who: 'shell', undoes: begin?.revision });
      expect(back?.why).toMatch(/^\d+ of \d+ pages were broken in browsers, against 0 of /);
    });

    test('a release that cannot read existing cookies is refused, and gets no visitors', async () => {
      // The gate goes through the whole shop with a browser first.
      test.setTimeout(900_000);
      const next = await publishCart('e2e/support/harm/reads-one-form.tsx');
      const before = await changes();
      await shop.operator('ann', 'status');
      const { code, stderr } = await shop.operator('ann', 'rollout', `cart@${next}`, '--why', 'a try');
      expect(code).toBe(1);
      expect(stderr).toMatch(/^state: Of cookies in the JSON form, \S+ shows cart /m);
      expect(await changes()).toEqual(before);
    });

    test('a release that fails for some on the server is taken back automatically, and no visitor sees it', async () => {
      const next = await publishCart('e2e/support/harm/throws-sometimes.tsx');
      const visitors = visiting(shop.shells, next);
      await rollOut(next, '--steps', '20,100', '--every', '10m', '--why', 'a try');
      await isOver();
      const documents = await visitors.stop();
      expect(await kept()).toMatchObject({ live: good });
      const [begin, back] = (await changes()).slice(-2);
      expect(back).toMatchObject({ who: 'shell', undoes: begin?.revision });
      expect(back?.why).toMatch(/^\d+ of \d+ documents (failed|showed a fallback)/);
      expect(documents.every(({ status }) => status === 200)).toBe(true);
    });
  });
}

/** The address that a visitor's proxy says they have. */
const addressOf = (nth: number) => ({ 'x-forwarded-for': `198.51.${nth >> 8}.${nth & 255}` });

/** Sends visitors from different addresses until a condition holds. The page of each tenth breaks the release in the browser. */
async function lookAround(
  browser: Browser,
  shells: readonly string[],
  isDone: () => Promise<boolean>,
): Promise<void> {
  let looked = 0;
  const look = async () => {
    while (!(await isDone())) {
      looked += 1;
      const shell = shells[looked % 2] ?? '';
      if (looked % 10 === 0) await lookBroken(browser, `${shell}/about-us?broken`, looked);
      else await reportSound(shell, looked);
    }
  };
  await Promise.all(Array.from({ length: 4 }, look));
}

/** Opens a page in a browser, which reports about it. */
async function lookBroken(browser: Browser, url: string, nth: number): Promise<void> {
  // Not checked for console errors: the release throws.
  const context = await browser.newContext();
  const page = await context.newPage();
  const reporting = page.waitForResponse((response) => response.url().includes('/report-view.'));
  await page.goto(url);
  await (await reporting).finished();
  // Set only now: with this header, requests for the cart's files would need a preflight.
  await page.setExtraHTTPHeaders(addressOf(nth));
  const report = page.waitForResponse((response) => response.url().endsWith('/_views'));
  // As for a tab in the background: requests of a closing page cannot get another address.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await report;
  await context.close();
}

/** A browser's report of an intact page (docs/contracts.md): hundreds of browsers would take minutes. */
async function reportSound(shell: string, nth: number): Promise<void> {
  const headers = { cookie: `bucket=${randomUUID()}`, ...addressOf(nth) };
  const html = await (await fetch(`${shell}/about-us`, { headers })).text();
  const [, page = ''] = /storefrontPage=(\{.*\});\(function/s.exec(html) ?? [];
  const { viewToken, composition } = JSON.parse(page);
  const releases = Object.entries<{ version: string }>(composition)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .sort();
  const report = { token: viewToken, releases, used: releases, broken: [], unloaded: [], isPoor: false };
  await fetch(`${shell}/_views`, { method: 'POST', headers, body: JSON.stringify(report) });
}
