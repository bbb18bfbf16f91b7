import type { Browser, Page } from 'playwright-core';
import { waitForOverlayHistory, waitUntilInteractive } from 'run/browser/interactive';
import { median } from 'run/release-checks/median';
import type { Question } from './question';
import { bytesOf, largestPaint, overMobile } from './traffic';

interface Step {
  readonly name: string;
  readonly press: (page: Page) => Promise<void>;
  /** Selector of the element whose text change ends the measurement; it may not exist before. */
  readonly shows: string;
  readonly after?: (page: Page) => Promise<void>;
}

/** Bytes sent, and milliseconds of each press, by step. */
type Costs = Record<string, { readonly bytes: number; readonly times: readonly number[] }>;

const addFromListing = (nth: number): Step => ({
  name: 'add to cart',
  press: (page) => page.getByRole('article').nth(nth).getByRole('button', { name: 'Add to cart' }).click(),
  shows: '[data-boundary="cart/header-cart"]',
  async after(page) {
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await waitForOverlayHistory(page);
  },
});

const steps: readonly Step[] = [
  {
    name: 'open the listing',
    press: (page) => page.getByRole('banner').locator('a[href="/shop"]').first().click(),
    shows: 'main h1',
  },
  ...[0, 1, 2, 3].map(addFromListing),
  {
    name: 'open a product',
    press: (page) => page.getByRole('article').nth(4).getByRole('link').first().click(),
    shows: 'main h1',
  },
  {
    name: 'add to cart',
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click(),
    shows: '[data-boundary="cart/header-cart"]',
  },
  {
    name: 'open the quote form from the cart',
    press: (page) => page.getByRole('dialog').getByRole('link', { name: 'Request a quote' }).click(),
    shows: 'dialog[open] [name=lastName]',
  },
];

/** Waiting times and traffic of a visitor with an empty cache who browses, adds five products and goes to a quote. */
export const visit: Question = async ({ federated, browser }, runs) => {
  const visits: Costs[] = [];
  while (visits.length < runs) visits.push(await walk(browser, federated));
  const bytesIn = (name: string) => median(visits.map((costs) => costs[name]?.bytes ?? 0));
  const names = Object.keys(visits[0] ?? {});
  const rows = names.map((name) => {
    const times = visits.flatMap((costs) => costs[name]?.times ?? []);
    return [
      name,
      kilobytes(bytesIn(name)),
      times.length.toFixed(0),
      median(times).toFixed(0),
      Math.max(...times).toFixed(0),
    ];
  });
  const all = names.reduce((sum, name) => sum + bytesIn(name), 0);
  return {
    heading:
      'A visit: KB (1,000 bytes) as sent, and ms from a press to the screen, at 100 ms round trip and 8 Mbit/s',
    columns: ['step', 'KB', 'times', 'median ms', 'worst ms'],
    rows: [...rows, ['all', kilobytes(all), '', '', '']],
    goals: 'add to cart on screen within 50 ms',
  };
};

async function walk(browser: Browser, address: string): Promise<Costs> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const traffic = await overMobile(page);
    await page.goto(address);
    await waitUntilInteractive(page);
    await traffic.quiet();
    let sent = bytesOf(traffic);
    const costs: Costs = { 'open the home page': { bytes: sent, times: [await largestPaint(page)] } };
    for (const { name, press, shows, after } of steps) {
      const [time] = await Promise.all([page.evaluate(untilPainted, shows), press(page)]);
      await after?.(page);
      await traffic.quiet();
      const cost = costs[name] ?? { bytes: 0, times: [] };
      costs[name] = { bytes: cost.bytes + bytesOf(traffic) - sent, times: [...cost.times, time] };
      sent = bytesOf(traffic);
    }
    return costs;
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. Milliseconds from the next press to the frame that shows the changed text of an element; rejects after thirty seconds.
 * The element may not exist before.
 */
function untilPainted(selector: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const before = document.querySelector(selector)?.textContent;
    let started = 0;
    addEventListener('pointerdown', ({ timeStamp }) => (started = timeStamp), { capture: true, once: true });
    const late = setTimeout(() => reject(new Error(`Nothing changed in ${selector}.`)), 30_000);
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector)?.textContent === before) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => {
        // A message posted before a frame is painted arrives right after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
