import type { Browser, Page } from 'playwright-core';
import { startBalancer } from 'run/balancer';
import type { ShopPages } from '../shop-pages';
import type { Storefronts } from '../storefronts';
import { steadyVisitors } from './steady-visitors';

/** Seconds that visitors come for: they begin with the older build alone, and end with the newer one alone. */
const seconds = { older: 5, both: 30, newer: 5 };

/** How long a page may take to come alive, in milliseconds. */
const pageTimeout = 10_000;

/** What an upgrade of the shell costs whoever comes meanwhile. */
export interface UpgradeFigures {
  readonly requests: number;
  readonly failed: number;
  readonly pages: number;
  /** Pages that never came alive. */
  readonly dead: number;
  readonly files: number;
  readonly failedFiles: number;
}

/** Has two builds of the shell answer in turn, document and file alike, under load, until the newer one is alone. */
export async function upgradeShell(
  { startShell, startNewerShell, balancerPort }: Storefronts,
  shopPages: ShopPages,
  browser: Browser,
): Promise<UpgradeFigures> {
  const older = await startShell({});
  const newer = await startNewerShell();
  const balancer = await startBalancer(balancerPort);
  const address = `http://localhost:${balancerPort}`;
  const portOf = (one: { readonly address: string }) => Number(new URL(one.address).port);
  balancer.send(() => portOf(older));
  let turn = 0;
  const phases = [
    setTimeout(() => balancer.send(() => portOf(turn++ % 2 ? older : newer)), seconds.older * 1_000),
    setTimeout(
      () => {
        balancer.send(() => portOf(newer));
        void older.stop();
      },
      (seconds.older + seconds.both) * 1_000,
    ),
  ];
  try {
    const all = seconds.older + seconds.both + seconds.newer;
    const visiting = steadyVisitors([`${address}/shop`], all);
    const opened = await openPages(
      browser,
      Object.values(shopPages).map((path) => address + path),
      all * 1_000,
    );
    const visits = await visiting;
    const failed = visits.filter(({ isAnswered }) => !isAnswered).length;
    return { requests: visits.length, failed, ...opened };
  } finally {
    for (const phase of phases) clearTimeout(phase);
    balancer.close();
    await Promise.all([older.stop(), newer.stop()]);
  }
}

/** Opens pages one after the other, each in a browser without a cache, for so many milliseconds. */
async function openPages(browser: Browser, urls: readonly string[], milliseconds: number) {
  const until = performance.now() + milliseconds;
  const counted = { pages: 0, dead: 0, files: 0, failedFiles: 0 };
  while (performance.now() < until) {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('response', (response) => {
      counted.files += 1;
      if (response.status() >= 400) counted.failedFiles += 1;
    });
    page.on('requestfailed', () => {
      counted.files += 1;
      counted.failedFiles += 1;
    });
    if (!(await comesAlive(page, urls[counted.pages % urls.length] ?? ''))) counted.dead += 1;
    counted.pages += 1;
    await context.close();
  }
  return counted;
}

async function comesAlive(page: Page, url: string): Promise<boolean> {
  try {
    await page.goto(url, { waitUntil: 'networkidle', timeout: pageTimeout });
    await page.locator('body.loaded').waitFor({ state: 'attached', timeout: pageTimeout });
    return true;
  } catch {
    return false;
  }
}
