import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { liftQuarantine, quarantinedIn } from 'releases/quarantine/quarantine';
import { nothingLive } from 'releases/release-map/release-map';
import { folderStore } from 'releases/stores/folder-store';
import { releasesIn } from 'releases/stores/releases';
import { slotOf } from 'releases/traffic/pick';
import { setTraffic } from 'releases/traffic/set-traffic';
import { quantile } from '../statistics';
import type { Harm } from './harms';
import { steadyVisitors, type Visit } from './steady-visitors';

const remote = 'cart';

/** Percent of the visitors who get the release that does harm, and how long they come, in seconds. */
const share = 10;
const seconds = 60;
const quietSeconds = 15;

/** What becomes of a shop one of whose releases does harm. */
export interface HarmFigures {
  readonly requests: number;
  readonly failed: number;
  /** Milliseconds until the release was in quarantine; null when it never was. */
  readonly quarantined: number | null;
  /** Milliseconds until, from then on, all but one answer in a hundred took no longer than three times as long as before. */
  readonly normal: number;
  /** Milliseconds for all but one in a hundred: before, and meanwhile for those who get another release. */
  readonly quiet: number;
  readonly others: number;
}

/** Where a harmful release is measured. */
export interface Shop {
  readonly address: string;
  readonly releasesFolder: string;
  /** The release of the cart that does no harm. */
  readonly good: string;
}

/** Gives one visitor in ten a release that does harm, for a minute. */
export async function measureHarm(harm: Harm, { address, releasesFolder, good }: Shop): Promise<HarmFigures> {
  const { version } = await publishRemote(workspaceRemote(remote), { releasesFolder, alias: harm.alias });
  const page = address + harm.path;
  const quiet = quantile(
    (await steadyVisitors([page], quietSeconds)).map(({ took }) => took),
    0.99,
  );
  let quarantined: number | null = null;
  const began = performance.now();
  await setTraffic(releasesIn(releasesFolder), remote, { [good]: 100 - share, [version]: share });
  const watching = setInterval(async () => {
    // The map alone: to read the history of all benches is work that the visitors' clock would count.
    const { map } = await folderStore(releasesFolder).read();
    const isQuarantined = quarantinedIn(map ?? nothingLive).some((one) => one.version === version);
    if (!isQuarantined) return;
    quarantined ??= performance.now() - began;
    clearInterval(watching);
  }, 50);
  const visits = await steadyVisitors([page], seconds);
  clearInterval(watching);
  await setTraffic(releasesIn(releasesFolder), remote, { [good]: 100 });
  await liftQuarantine(folderStore(releasesFolder), { remote, version });
  const isTrouble = ({ took, isAnswered }: (typeof visits)[number]) => !isAnswered || took > 3 * quiet;
  const others = visits.filter(({ bucket }) => slotOf(remote, version, bucket) < (100 - share) * 100);
  // Its visitors' documents are answered, so nobody asks for it any more.
  await rm(join(releasesFolder, remote, version), { recursive: true, force: true });
  return {
    requests: visits.length,
    failed: visits.filter(({ isAnswered }) => !isAnswered).length,
    quarantined,
    normal: endOfTrouble(
      visits.toSorted((one, other) => one.end - other.end),
      isTrouble,
    ),
    quiet,
    others: quantile(
      others.map(({ took }) => took),
      0.99,
    ),
  };
}

/** Since when at most one visit in a hundred is troubled; visits in the order of their ends. */
function endOfTrouble(visits: readonly Visit[], isTrouble: (visit: Visit) => boolean): number {
  const left = visits.map((_, nth) => visits.slice(nth));
  const quiet = left.findIndex((rest) => rest.filter(isTrouble).length <= rest.length / 100);
  return visits[(quiet < 0 ? visits.length : quiet) - 1]?.end ?? 0;
}
