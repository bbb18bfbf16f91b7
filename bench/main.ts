import { killAll } from 'chrome-launcher';
import { chromium as playwright } from 'playwright-core';
import { requireChromium } from 'run/browser/chromium';
import { usualProducts } from 'sample/catalogue/make-product';
import { auditPages } from './audit-pages';
import { cartBench } from './cart/cart-bench';
import { catalogueBench } from './catalogue/catalogue-bench';
import { chromiumFlags } from './chromium-flags';
import { containmentBench } from './containment/containment-bench';
import { fullBench } from './full-bench';
import { gateBench } from './gate/gate-bench';
import { readOptions } from './options';
import { quoteBench } from './quote/quote-bench';
import { releasesBench } from './releases/releases-bench';
import { startStorefronts } from './storefronts';

// `pnpm bench [--runs N] [--pages /shop,/search?keyword=gauze] [--products 420,100000] [--cart] [--quote] [--containment] [--gate] [--releases]`: measures the shop
// beside the same shop in one bundle and beside a static copy of itself, and says which goals are met. Nothing else should run on the machine meanwhile.

const log = (line: string) => console.error(`… ${line}`);

// Lighthouse's browsers are process groups of their own; everything else ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killAll();
    process.exit(130);
  });
}

try {
  const { pages, runs, products, cart, containment, gate, quote, releases } = readOptions(
    process.argv.slice(2),
  );
  const chromium = requireChromium('chromium', log);
  // It opens shops of its own.
  if (gate) await gateBench(log);
  for (const size of gate ? [] : (products ?? [usualProducts])) {
    const storefronts = await startStorefronts(size, log);
    const { addresses, backend, stop } = storefronts;
    try {
      const browser = await playwright.launch({ executablePath: chromium, args: chromiumFlags });
      const measuring = { browser, chromium, runs };
      try {
        if (products) await catalogueBench({ shop: addresses.federated, backend }, size, browser);
        else if (containment) await containmentBench(storefronts, browser, log);
        else if (releases) await releasesBench(storefronts, log);
        else if (quote) await quoteBench(addresses.federated, measuring, log);
        else if (cart) await cartBench({ shop: addresses.federated, backend }, measuring, log);
        else if (pages) await auditPages(addresses.federated, pages, measuring);
        else {
          await fullBench(addresses, measuring, log);
          await cartBench({ shop: addresses.federated, backend }, measuring, log);
          await quoteBench(addresses.federated, measuring, log);
        }
      } finally {
        await browser.close();
      }
    } finally {
      await stop();
    }
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
