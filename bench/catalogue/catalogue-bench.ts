import type { Browser } from 'playwright-core';
import { section } from '../section';
import { serverLoad } from '../server-load';
import { shopPages } from '../shop-pages';
import { median } from '../statistics';
import { table } from '../table';
import { filterChanges } from './filter-changes';
import { listingKinds } from './listing-kinds';

/** Listings at ten visitors a second. */
const rate = 10;
const goals = { p50: 60, p99: 150, change: 200 };

/** Where a shop and its backend answer. */
export interface CatalogueAddresses {
  readonly shop: string;
  readonly backend: string;
}

/** Measures every kind of listing over a catalogue of this many products, and prints it with the goals. */
export async function catalogueBench(
  { shop, backend }: CatalogueAddresses,
  products: number,
  browser: Browser,
): Promise<void> {
  const product = (await shopPages(shop)).product.replace('/product/', '');
  const rows: string[][] = [];
  for (const { name, path } of await listingKinds(backend)) {
    const { p50, p99 } = await serverLoad(shop, { product, path, rate });
    const met = p50 < goals.p50 && p99 < goals.p99;
    rows.push([name, p50.toFixed(0), p99.toFixed(0), met ? 'met' : 'MISSED']);
  }
  section(
    `Listings over ${products} products, ${rate} visitors a second (goal: p50 under ${goals.p50} ms, p99 under ${goals.p99} ms)`,
    table(['listing', 'p50 ms', 'p99 ms', ''], rows),
  );
  const changes = await filterChanges(browser, shop);
  const worst = Math.max(...changes);
  section(
    `A filter change until the products are on screen (goal: under ${goals.change} ms)`,
    table(
      [`${changes.length} changes`, 'median ms', 'worst ms', ''],
      [['colour', median(changes).toFixed(0), worst.toFixed(0), worst < goals.change ? 'met' : 'MISSED']],
    ),
  );
}
