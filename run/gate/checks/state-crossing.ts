import { liveRemotes } from 'releases/release-map/release-map';
import { sidesOf } from '../crossing-sides';
import { type Crossing, draftStays, readAlike, tabsFollow, writeAlike } from '../crossings';
import { reasonOf } from '../reason-of';
import type { BrowserCheck } from '../shop-check';

/** Whether it reads what the release that it would replace has written for a visitor, and the other way round. */
export const stateCrossing: BrowserCheck = {
  name: 'state',
  does: 'takes visitors from what is live to it, and back',
  async run(candidate, { address }, browser) {
    const { remote, map, release } = candidate;
    const sides = sidesOf(candidate, address);
    if (!sides) return { findings: [], notes: [`There is no release of ${remote} that it replaces.`] };
    const [own, other] = sides;
    const assigned = [...liveRemotes(map).flatMap((one) => map.paths[one] ?? []), ...release.paths];
    const bothWays: readonly Crossing[] = [
      ...(assigned.includes('/shop') ? [writeAlike, tabsFollow] : []),
      ...(release.paths.includes('/quote') ? [draftStays] : []),
    ];
    const crossings = [
      ...readAlike.map((cross) => [cross, own, other] as const),
      ...bothWays.flatMap((cross) => [[cross, own, other] as const, [cross, other, own] as const]),
    ];
    const findings: string[] = [];
    for (const [cross, from, to] of crossings) {
      const lost = await cross({ browser, address, assigned }, from, to).catch(
        (error: unknown) => `A visitor cannot go from ${from.name} to ${to.name}: ${reasonOf(error)}.`,
      );
      if (lost) findings.push(lost);
    }
    return { findings, measured: { crossings: crossings.length } };
  },
};
