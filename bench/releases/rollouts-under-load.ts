import { setTimeout as delay } from 'node:timers/promises';
import { changeRemote } from 'releases/release-map/change-remote';
import { startRollout } from 'releases/rollout/start-rollout';
import { advance } from 'releases/rollout/transitions';
import type { Releases } from 'releases/stores/releases';
import { steadyVisitors } from '../containment/steady-visitors';
import { quantile } from '../statistics';

const rollouts = 20;

/** How long all of them take, in seconds, and how long it is quiet before; requests a second. */
const seconds = 60;
const quietSeconds = 20;
const rate = 50;

/** What visitors of two shells had of twenty rollouts. */
export interface RolloutsUnderLoad {
  readonly requests: number;
  readonly failed: number;
  /** Documents with two releases of the cart. */
  readonly mixed: number;
  /** Milliseconds that all but one in a hundred took at most, before and meanwhile. */
  readonly quiet: number;
  readonly meanwhile: number;
}

/** Rolls out two releases of the cart in turn, twenty times in a minute: 10 %, 50 %, all. */
export async function rolloutsUnderLoad(
  releases: Releases,
  pages: readonly [string, string],
  versions: readonly [string, string],
): Promise<RolloutsUnderLoad> {
  const slowest = (visits: readonly { readonly took: number }[]) =>
    quantile(
      visits.map(({ took }) => took),
      0.99,
    );
  const quiet = slowest(await steadyVisitors(pages, quietSeconds, rate));
  const visiting = steadyVisitors(pages, seconds, rate);
  const step = (seconds * 1_000) / rollouts / 3;
  for (let nth = 0; nth < rollouts; nth += 1) {
    const version = versions[(nth + 1) % 2] ?? versions[0];
    await startRollout(releases, 'cart', version, { steps: [10, 50, 100], every: 3_600 });
    for (let more = 0; more < 2; more += 1) {
      await delay(step);
      await changeRemote(releases.store, 'cart', advance);
    }
    await delay(step);
  }
  const visits = await visiting;
  return {
    requests: visits.length,
    failed: visits.filter(({ isAnswered }) => !isAnswered).length,
    mixed: visits.filter(({ carts }) => carts.size > 1).length,
    quiet,
    meanwhile: slowest(visits),
  };
}
