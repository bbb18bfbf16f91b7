import type { Browser } from 'playwright-core';
import { largestPaints } from './largest-paint';
import type { Audit } from './lighthouse';
import { audit } from './lighthouse';
import type { PageFiles } from './page-files';
import { pageFiles } from './page-files';
import type { PageName, ShopPages } from './shop-pages';
import { pageNames } from './shop-pages';
import type { Addresses } from './storefronts';

/** One page, served in three ways. */
export interface ComparedPage {
  readonly name: PageName;
  /** The static copy has none: Lighthouse computes its figures from the files, which are the same. */
  readonly audits: Readonly<Record<'federated' | 'singleBundle', Audit>>;
  readonly files: Readonly<Record<keyof Addresses, PageFiles>>;
  /** Median of the largest contentful paint at 100 ms round trip, in milliseconds. */
  readonly paints: Readonly<Record<keyof Addresses, number>>;
}

/** How pages are measured. */
export interface Measuring {
  readonly browser: Browser;
  /** Path of that browser, for Lighthouse to start its own. */
  readonly chromium: string;
  /** Runs that each median is taken of. */
  readonly runs: number;
}

/** Measures every page in each of the three ways, one page after the other. */
export async function comparePages(
  addresses: Addresses,
  pages: ShopPages,
  { browser, chromium, runs }: Measuring,
): Promise<ComparedPage[]> {
  const compared: ComparedPage[] = [];
  for (const name of pageNames) {
    const federated = addresses.federated + pages[name];
    const singleBundle = addresses.singleBundle + pages[name];
    const staticCopy = addresses.staticCopy + pages[name];
    compared.push({
      name,
      audits: {
        federated: await audit(federated, { chromium, runs }),
        singleBundle: await audit(singleBundle, { chromium, runs }),
      },
      files: {
        federated: await pageFiles(browser, federated),
        singleBundle: await pageFiles(browser, singleBundle),
        staticCopy: await pageFiles(browser, staticCopy),
      },
      paints: await largestPaints(browser, { federated, singleBundle, staticCopy }, runs),
    });
  }
  return compared;
}
