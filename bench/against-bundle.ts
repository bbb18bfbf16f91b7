import type { Browser } from 'playwright-core';
import { waitUntilInteractive } from 'run/browser/interactive';
import { median } from 'run/release-checks/median';
import type { Question } from './question';
import { bytesOf, largestPaint, overMobile } from './traffic';

interface Load {
  readonly document: number;
  readonly scripts: number;
  readonly styles: number;
  /** Number of script files. */
  readonly files: number;
  /** Milliseconds to the largest contentful paint. */
  readonly paint: number;
  /** Milliseconds until every part of the page is hydrated. */
  readonly interactive: number;
}

/** Cost of federation: pages of the shop beside the same pages in one bundle. */
export const againstBundle: Question = async ({ federated, singleBundle, products, browser }, runs) => {
  const pages = { home: '/', listing: '/shop', product: `/product/${products[0]}` };
  const rows: string[][] = [];
  for (const [page, path] of Object.entries(pages)) {
    const ofFederated: Load[] = [];
    const ofBundle: Load[] = [];
    // Alternating, so that a change of the machine's load affects both.
    for (let run = 0; run < runs; run += 1) {
      ofFederated.push(await load(browser, federated + path));
      ofBundle.push(await load(browser, singleBundle + path));
    }
    rows.push(row(`${page}, federated`, ofFederated), row(`${page}, one bundle`, ofBundle));
  }
  return {
    heading: `Federated against one bundle: KB (1,000 bytes) as sent, and ms at 100 ms round trip and 8 Mbit/s, median of ${runs}`,
    columns: ['page', 'document', 'scripts', 'styles', 'files of scripts', 'LCP', 'can be pressed'],
    rows,
    goals: 'scripts at most 140 KB, and at most 25 KB more than in one bundle; LCP under 350 ms',
  };
};

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const traffic = await overMobile(page);
    await page.goto(url);
    await waitUntilInteractive(page);
    const sinceStart = await page.evaluate(() => performance.now());
    await traffic.quiet();
    return {
      document: bytesOf(traffic, 'Document'),
      scripts: bytesOf(traffic, 'Script'),
      styles: bytesOf(traffic, 'Stylesheet'),
      files: traffic.answers.filter(({ type }) => type === 'Script').length,
      paint: await largestPaint(page),
      interactive: sinceStart,
    };
  } finally {
    await context.close();
  }
}

function row(name: string, loads: readonly Load[]): string[] {
  const middle = (figure: keyof Load) => median(loads.map((one) => one[figure]));
  const kilobytes = (figure: keyof Load) => (middle(figure) / 1_000).toFixed(1);
  const whole = (figure: keyof Load) => middle(figure).toFixed(0);
  return [
    name,
    kilobytes('document'),
    kilobytes('scripts'),
    kilobytes('styles'),
    whole('files'),
    whole('paint'),
    whole('interactive'),
  ];
}
