import { markdownTable } from 'markdown-table';
import { type Browser, chromium } from 'playwright-core';
import { requireChromium } from 'run/browser/chromium';
import { againstBundle } from './against-bundle';
import { documentsASecond } from './documents-a-second';
import { mainPages } from './main-pages';
import { readOptions } from './options';
import type { Question } from './question';
import { startStorefronts } from './storefronts';
import { visit } from './visit';

// `pnpm bench [bundle] [pages] [documents] [visit] [--runs N] [--port N]`: measures the shop (docs/benchmarks.md) on an otherwise idle
// machine.

const questions: Readonly<Record<string, Question>> = {
  bundle: againstBundle,
  pages: mainPages,
  documents: documentsASecond,
  visit,
};

/** Screens of the measurements, a desktop's and Lighthouse's phone: each gets other pictures. */
const windows = [
  { viewport: { width: 1280, height: 720 } },
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
];

const log = (line: string) => console.error(`… ${line}`);

try {
  const options = readOptions(process.argv.slice(2), Object.keys(questions));
  const launchOptions = {
    executablePath: requireChromium('chromium', log),
    // A container has no sandbox.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
  const { stop, ...storefronts } = await startStorefronts(options.port, log);
  try {
    const browser = await chromium.launch(launchOptions);
    try {
      const { federated, singleBundle } = storefronts;
      const products = await productsOf(federated);
      const subject = { ...storefronts, products, browser, launchOptions };
      log('warming up');
      await warmUp(browser, [federated, singleBundle], ['/', '/shop', `/product/${products[0]}`]);
      for (const [name, question] of Object.entries(questions)) {
        if (!options.questions.includes(name)) continue;
        log(`measuring: ${name}`);
        const { heading, columns, rows, goals } = await question(subject, options.runs);
        const align = columns.map((_, nth) => (nth === 0 ? 'left' : 'right'));
        console.log(`\n## ${heading}\n\n${markdownTable([columns, ...rows], { align })}\n\nGoals: ${goals}.`);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @throws Error in one sentence when the listing shows too few products */
async function productsOf(shop: string): Promise<string[]> {
  const html = await (await fetch(`${shop}/shop`)).text();
  const ids = new Set([...html.matchAll(/href="\/product\/([^"/?#]+)"/g)].map(([, id = '']) => id));
  if (ids.size < 6)
    throw new Error('The listing shows fewer than 6 products, so there is nothing to measure.');
  return [...ids];
}

/** Keeps the rendering of pictures and a server's first document out of the figures. */
async function warmUp(browser: Browser, origins: readonly string[], paths: readonly string[]): Promise<void> {
  for (const window of windows) {
    const context = await browser.newContext(window);
    const page = await context.newPage();
    for (const origin of origins)
      for (const path of paths) await page.goto(origin + path, { waitUntil: 'networkidle' });
    await context.close();
  }
}
