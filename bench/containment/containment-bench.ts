import type { Browser } from 'playwright-core';
import { section } from '../section';
import { serverLoad } from '../server-load';
import { shopPages } from '../shop-pages';
import type { Storefronts } from '../storefronts';
import { table } from '../table';
import { changeTraffic } from './change-traffic';
import { harms } from './harms';
import { liveCart } from './live-cart';
import { manyReleases } from './many-releases';
import { measureHarm } from './measure-harm';
import { processorTimeOfChildren } from './processor-time';
import { upgradeShell } from './upgrade-shell';

/** What the project has set itself (docs/containment.md). */
const goals = { failed: 0.01, contained: 5_000, slower: 3, memory: 1.2, workers: 1.5 };

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Measures what becomes of the shop while releases do it harm, come by the thousand or change under load, and what workers give. */
export async function containmentBench(
  storefronts: Storefronts,
  browser: Browser,
  log: (line: string) => void,
): Promise<void> {
  const { addresses, releasesFolder, startShell } = storefronts;
  const shop = { address: addresses.federated, releasesFolder, good: await liveCart(releasesFolder) };
  const pages = await shopPages(shop.address);
  const product = pages.product.replace('/product/', '');

  const rows: string[][] = [];
  for (const harm of harms) {
    log(`a release that ${harm.does}`);
    const { requests, failed, quarantined, normal, quiet, others } = await measureHarm(harm, shop);
    const isContained = quarantined !== null || !harm.isQuarantined;
    const met =
      isContained &&
      failed <= requests * goals.failed &&
      Math.min(quarantined ?? normal, normal) <= goals.contained &&
      others <= quiet * goals.slower;
    rows.push([
      harm.does,
      `${failed} of ${requests}`,
      quarantined === null ? 'not' : seconds(quarantined),
      seconds(normal),
      `${quiet.toFixed(0)}, ${others.toFixed(0)}`,
      verdict(met),
    ]);
  }
  section(
    'One visitor in ten gets a release of the cart that does harm: 20 requests a second for a minute',
    table(['', 'failed', 'quarantined', 'as before', 'p99 ms: quiet, others', ''], rows),
  );

  log('changing the traffic under load');
  const changed = await changeTraffic(shop);
  log('upgrading the shell under load');
  const upgrade = await upgradeShell(storefronts, pages, browser);
  log('giving the visitors a thousand releases');
  const shell = await startShell({});
  const memory = await manyReleases({ ...shop, address: shell.address }, shell.pid, log);
  await shell.stop();
  log('counting documents');
  const one = await documentsOf(1);
  const two = await documentsOf(2);
  section(
    'Releases and workers',
    table(
      ['', 'measured', ''],
      [
        [
          `${changed.changes} changes of traffic under load, requests that failed`,
          `${changed.failed} of ${changed.requests}`,
          verdict(changed.failed === 0),
        ],
        [
          'an upgrade of the shell under load: requests that failed, pages that never came alive, files that failed',
          `${upgrade.failed} of ${upgrade.requests}, ${upgrade.dead} of ${upgrade.pages}, ${upgrade.failedFiles} of ${upgrade.files}`,
          verdict(upgrade.failed + upgrade.dead + upgrade.failedFiles === 0),
        ],
        [
          'memory after 50 releases, at most since, after 1,000',
          `${[memory.first, memory.most, memory.last].map((one) => one.toFixed(0)).join(', ')} MB`,
          verdict(memory.last <= memory.first * goals.memory),
        ],
        [
          'listing documents a second with one worker, with two, beside visitors and backend',
          `${one.perSecond.toFixed(0)}, ${two.perSecond.toFixed(0)}`,
          '',
        ],
        [
          'parts of a processor that the workers had, of two',
          `${one.workers.toFixed(2)}, ${two.workers.toFixed(2)}`,
          '',
        ],
        [
          'listing documents a second where each worker has a processor',
          `${one.alone.toFixed(0)}, ${two.alone.toFixed(0)}`,
          verdict(two.alone >= one.alone * goals.workers),
        ],
      ],
    ),
  );

  /** What a shell with so many workers answers: beside what asks it, and where that has machines of its own. */
  async function documentsOf(workers: number) {
    const shell = await startShell({ WORKERS: String(workers) });
    const path = (n: number) => `/shop?page=${1 + (n % 15)}&visit=${n}`;
    const used = async () =>
      (await processorTimeOfChildren(shell.pid)).reduce((sum, seconds) => sum + seconds, 0);
    let before = 0;
    let began = 0;
    const onWarm = async () => {
      before = await used();
      began = performance.now();
    };
    try {
      const { documents, perSecond } = await serverLoad(shell.address, { product, path, onWarm });
      const processor = (await used()) - before;
      return {
        perSecond,
        workers: (processor * 1_000) / (performance.now() - began),
        alone: (workers * documents) / processor,
      };
    } finally {
      await shell.stop();
    }
  }
}
