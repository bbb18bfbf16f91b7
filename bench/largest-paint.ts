import type { Browser } from 'playwright-core';
import { median } from './statistics';

/** A usual mobile connection: 100 ms round trip, 8 Mbit/s each way. */
const connection = { offline: false, latency: 100, downloadThroughput: 1e6, uploadThroughput: 1e6 };

/**
 * Median of the largest contentful paint over a connection with 100 ms round trip and 8 Mbit/s, in milliseconds from
 * the start of the navigation. The browser is not slowed, its window is 1280 by 720, its cache empty every time.
 *
 * @param urls pages to compare, by name; they take turns, so that a change of the machine's mood meets all of them
 */
export async function largestPaints<Name extends string>(
  browser: Browser,
  urls: Readonly<Record<Name, string>>,
  runs: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(urls) as Name[];
  const paints = names.map((name) => ({ name, times: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, times } of paints) times.push(await largestPaint(browser, urls[name]));
  }
  return Object.fromEntries(paints.map(({ name, times }) => [name, median(times)])) as Record<Name, number>;
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}
