import { killAll } from 'chrome-launcher';
import { chromium as playwright } from 'playwright-core';
import { requireChromium } from 'run/chromium';
import { auditPages } from './audit-pages';
import { chromiumFlags } from './chromium-flags';
import { fullBench } from './full-bench';
import { readOptions } from './options';
import { startStorefronts } from './storefronts';

// `pnpm bench [--runs N] [--pages /shop,/search?keyword=gauze]`: measures the shop beside the same shop in one bundle
// and beside a static copy of itself, and says which goals are met. Nothing else should run on the machine meanwhile.

const log = (line: string) => console.error(`… ${line}`);

// Lighthouse's browsers are process groups of their own; everything else ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killAll();
    process.exit(130);
  });
}

try {
  const { pages, runs } = readOptions(process.argv.slice(2));
  const chromium = requireChromium(log);
  const { addresses, stop } = await startStorefronts(log);
  try {
    const browser = await playwright.launch({ executablePath: chromium, args: chromiumFlags });
    const measuring = { browser, chromium, runs };
    try {
      await (pages
        ? auditPages(addresses.federated, pages, measuring)
        : fullBench(addresses, measuring, log));
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
