import { setTimeout as delay } from 'node:timers/promises';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { releasesIn } from 'releases/stores/releases';
import { setTraffic } from 'releases/traffic/set-traffic';
import { harmless } from './harms';
import type { Shop } from './measure-harm';
import { steadyVisitors } from './steady-visitors';

const changes = 20;

/** Changes the traffic of the cart twenty times, once a second, while visitors come; gives how many requests there were and how many failed. */
export async function changeTraffic({ address, releasesFolder, good }: Shop) {
  const { version } = await publishRemote(workspaceRemote('cart'), { releasesFolder, alias: harmless });
  const visiting = steadyVisitors([`${address}/shop`], changes + 2);
  for (let nth = 0; nth < changes; nth += 1) {
    await setTraffic(
      releasesIn(releasesFolder),
      'cart',
      nth % 2 ? { [good]: 100 } : { [good]: 50, [version]: 50 },
    );
    await delay(1_000);
  }
  const visits = await visiting;
  return { changes, requests: visits.length, failed: visits.filter((one) => !one.isAnswered).length };
}
