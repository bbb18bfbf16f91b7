import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { releasesIn } from 'releases/stores/releases';
import { setTraffic } from 'releases/traffic/set-traffic';
import { switchOff } from 'releases/traffic/switch-off';
import { harmless } from '../containment/harms';
import { liveCart } from '../containment/live-cart';
import { section } from '../section';
import type { Storefronts } from '../storefronts';
import { table } from '../table';
import {
  brokenRollouts,
  rolloutsByShare,
  rolloutsByVerdict,
  rolloutsInBrowsers,
  rolloutsWithinMinute,
} from './broken-rollouts';
import { followChange } from './follow-change';
import {
  honestRollouts,
  nearlyHonestRollouts,
  rolloutsWithForgedReports,
  rolloutsWithRetries,
} from './honest-rollouts';
import { longHistory } from './long-history';
import { rolloutsUnderLoad } from './rollouts-under-load';
import { splits } from './split';

/** What the project has set itself (docs/operations.md), in milliseconds but for the first two. */
const goals = { deviations: 3, slower: 2, change: 1_000, killSwitch: 1_000, status: 300 };

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');

const simulations = [
  honestRollouts,
  brokenRollouts,
  rolloutsByShare,
  rolloutsWithinMinute,
  rolloutsByVerdict,
  nearlyHonestRollouts,
  rolloutsInBrowsers,
  rolloutsWithRetries,
  rolloutsWithForgedReports,
];

/**
 * Measures what operators do: how soon it is seen, and what visitors have of it; and simulates what becomes of rollouts, a thousand of
 * each kind (docs/decisions/051).
 */
export async function releasesBench(
  { addresses, releasesFolder, startShell }: Storefronts,
  log: (line: string) => void,
): Promise<void> {
  const releases = releasesIn(releasesFolder);
  const good = await liveCart(releasesFolder);
  log('publishing another release of the cart');
  const { version } = await publishRemote(workspaceRemote('cart'), { releasesFolder, alias: harmless });
  const other = await startShell({});
  const pages = [`${addresses.federated}/about-us`, `${other.address}/about-us`] as const;
  const rows: string[][] = [];
  try {
    log('changing the traffic');
    const give = (one: string) => () => setTraffic(releases, 'cart', { [one]: 100 });
    const shows = (one: string) => (html: string) => html.includes(`data-release="${one}"`);
    const changes: number[] = [];
    for (const one of [version, good, version, good])
      changes.push(await followChange(pages, give(one), shows(one)));
    const live = Math.max(...changes);
    rows.push([
      'a change of the traffic until both shells show nothing else, the slowest of 4, ms',
      live.toFixed(0),
      verdict(live <= goals.change),
    ]);
    const off = await followChange(
      pages,
      () => switchOff(releases.store, 'cart'),
      (html) => !shows(good)(html),
    );
    await followChange(pages, give(good), shows(good));
    rows.push([
      'switched off until the last document with the remote, ms',
      off.toFixed(0),
      verdict(off <= goals.killSwitch),
    ]);
    log('rolling out under load');
    const load = await rolloutsUnderLoad(releases, pages, [good, version]);
    rows.push(
      [
        '20 rollouts in a minute of 50 requests a second: failed, documents that mix two',
        `${load.failed}, ${load.mixed} of ${load.requests}`,
        verdict(load.failed + load.mixed === 0),
      ],
      [
        'p99 before and meanwhile, ms',
        `${load.quiet.toFixed(0)}, ${load.meanwhile.toFixed(0)}`,
        verdict(load.meanwhile <= load.quiet * goals.slower),
      ],
    );
  } finally {
    await other.stop();
    await setTraffic(releases, 'cart', { [good]: 100 });
  }
  for (const { percent, got, deviations } of splits())
    rows.push([
      `of 100,000 visitors at ${percent} %, and standard deviations that is off`,
      `${got}, ${deviations.toFixed(1)}`,
      verdict(deviations <= goals.deviations),
    ]);
  log('reading a long history');
  const { status, start } = await longHistory();
  rows.push([
    'status with 10,000 changes, and of that until the program has started, ms',
    `${status.toFixed(0)}, ${start.toFixed(0)}`,
    verdict(status <= goals.status),
  ]);
  section('Operators', table(['', 'measured', ''], rows));

  log('simulating rollouts');
  for (const simulate of simulations) {
    const { heading, columns, rows } = simulate();
    section(heading, table(columns, rows));
  }
}
