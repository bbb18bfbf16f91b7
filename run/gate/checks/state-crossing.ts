import { sidesOf } from '../crossing-sides';
import { type Crossing, draftStays, readAlike, tabsFollow, writeAlike } from '../crossings';
import { messageOf } from '../message-of';
import type { BrowserCheck } from '../shop-check';
import type { ShopFault } from '../shop-fault';
import { within } from '../within';

/** How long a crossing may take, which opens a dozen pages, in milliseconds. */
const crossingTimeout = 120_000;

/** Whether it reads what the release that it would replace has written for a visitor, and the other way round. */
export const stateCrossing: BrowserCheck = {
  name: 'state',
  does: 'takes visitors from what is live to it, and back',
  async run(candidate, { address, assigned }, browser) {
    const { remote, release } = candidate;
    const sides = sidesOf(candidate, address);
    if (!sides)
      return { findings: [], faults: [], notes: [`There is no release of ${remote} that it replaces.`] };
    const [own, other] = sides;
    const bothWays: readonly Crossing[] = [
      ...(assigned.includes('/shop') ? [writeAlike, tabsFollow] : []),
      ...(release.paths.includes('/quote') ? [draftStays] : []),
    ];
    const crossings = [
      ...readAlike.map((cross) => [cross, own, other] as const),
      ...bothWays.flatMap((cross) => [[cross, own, other] as const, [cross, other, own] as const]),
    ];
    const faults: ShopFault[] = [];
    for (const [cross, from, to] of crossings) {
      const lost = await within(crossingTimeout, cross({ browser, address, assigned }, from, to)).catch(
        (error: unknown) => `A visitor cannot go from ${from.name} to ${to.name}: ${messageOf(error)}.`,
      );
      if (lost) faults.push({ what: lost.replace(/\.$/, ''), where: '', id: lost });
    }
    return { findings: [], faults, measured: { crossings: crossings.length } };
  },
};
