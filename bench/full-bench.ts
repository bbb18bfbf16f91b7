import { addToCart } from './add-to-cart';
import type { ComparedPage, Measuring } from './compare-pages';
import { comparePages } from './compare-pages';
import type { MeasuredPage } from './goals';
import { verdicts } from './goals';
import { interactions } from './interactions';
import { auditTable, costTable, fileTable } from './page-tables';
import { section } from './section';
import { measureServer } from './server-table';
import { shopPages } from './shop-pages';
import { median } from './statistics';
import type { Addresses } from './storefronts';
import { table } from './table';
import { warmUp } from './warm-up';

/** Measures everything and prints it, each part as soon as it is known, the goals last. */
export async function fullBench(
  addresses: Addresses,
  measuring: Measuring,
  log: (line: string) => void,
): Promise<void> {
  const { browser, runs } = measuring;
  const { federated } = addresses;
  const pages = await shopPages(federated);

  log('warming up');
  const paths = Object.values(pages);
  await warmUp(
    browser,
    Object.values(addresses).flatMap((origin) => paths.map((path) => origin + path)),
  );

  log('measuring the pages');
  const compared = await comparePages(addresses, pages, measuring);
  const audits = compared.flatMap(({ name, audits }) => [
    [`${name}, federated`, audits.federated] as const,
    [`${name}, single bundle`, audits.singleBundle] as const,
  ]);
  section(`Lighthouse, mobile defaults, median of ${runs}`, auditTable(audits));
  section(
    `Files in KB (1,000 bytes), and LCP at 100 ms round trip and 8 Mbit/s, median of ${runs}`,
    fileTable(compared),
  );
  section('What federation costs, and how far the limit is', costTable(compared));

  log('putting the server under load');
  const server = await measureServer(federated, pages);
  section('Server: 8 connections for 10 s, every visitor and address distinct', server.table);

  log('pressing add to cart');
  const presses = await addToCart(browser, federated + pages.listing);
  section(
    'From a press on the listing to the new count on screen',
    table(
      [`${presses.length} presses`, 'median ms', 'worst ms'],
      [['add to cart', median(presses).toFixed(0), Math.max(...presses).toFixed(0)]],
    ),
  );

  log('pressing every control');
  const pressed = await interactions(browser, federated);
  section(
    'From a press to the next frame, processor slowed 4 times',
    table(
      ['control', 'ms'],
      pressed.map(({ name, duration }) => [name, duration.toFixed(0)]),
    ),
  );

  const goals = verdicts({
    pages: compared.map(forGoals),
    documents: server.listing,
    presses,
    interactions: pressed.map(({ duration }) => duration),
  });
  section(
    'Goals',
    table(
      ['goal', 'measured', ''],
      goals.map(({ goal, measured, met }) => [goal, measured, met ? 'met' : 'MISSED']),
    ),
  );
}

function forGoals({ audits, files, paints }: ComparedPage): MeasuredPage {
  return {
    performance: audits.federated.performance,
    otherScores: Math.min(
      audits.federated.accessibility,
      audits.federated.bestPractices,
      audits.federated.seo,
    ),
    layoutShift: audits.federated.layoutShift,
    scripts: files.federated.scripts.sent,
    singleBundleScripts: files.singleBundle.scripts.sent,
    chain: files.federated.chain,
    paint: paints.federated,
    staticCopyPaint: paints.staticCopy,
  };
}
