import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { liftQuarantine, quarantinedReleases } from 'releases/quarantine/quarantine';
import { setTraffic } from 'releases/traffic/rollout';
import { quantile } from '../statistics';
import type { Harm } from './harms';
import { steadyVisitors } from './steady-visitors';

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
  /** Milliseconds until the last answer that failed or took three times as long as all but one in a hundred usually do. */
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
    (await steadyVisitors(page, quietSeconds)).map(({ took }) => took),
    0.99,
  );
  let quarantined: number | null = null;
  const began = performance.now();
  await setTraffic(releasesFolder, remote, { [good]: 100 - share, [version]: share });
  const watching = setInterval(async () => {
    const all = await quarantinedReleases(releasesFolder);
    if (all.some((one) => one.version === version)) quarantined ??= performance.now() - began;
  }, 50);
  const visits = await steadyVisitors(page, seconds);
  clearInterval(watching);
  await setTraffic(releasesFolder, remote, { [good]: 100 });
  await liftQuarantine(releasesFolder, { remote, version });
  const isTrouble = ({ took, isAnswered }: (typeof visits)[number]) => !isAnswered || took > 3 * quiet;
  const others = visits.filter(({ slot }) => slot < (100 - share) * 100);
  // Its visitors' documents are answered, so nobody asks for it any more.
  await rm(join(releasesFolder, remote, version), { recursive: true, force: true });
  return {
    requests: visits.length,
    failed: visits.filter(({ isAnswered }) => !isAnswered).length,
    quarantined,
    normal: Math.max(0, ...visits.filter(isTrouble).map(({ end }) => end)),
    quiet,
    others: quantile(
      others.map(({ took }) => took),
      0.99,
    ),
  };
}
