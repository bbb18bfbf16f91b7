import type { Browser } from 'playwright-core';
import type { Checked } from 'releases/gate/gate-report';
import { type Fault, mergeFaults } from './fault';
import { median } from './median';
import type { Side } from './side';
import { type VisitOptions, visitBoth } from './visit-both';
import type { Visit } from './visits';

/** Concurrent visits: more are no faster on two cores. */
const lanes = 3;

/** Tolerance of the median time until pages are interactive, in milliseconds. */
const margin = 300;

/**
 * Makes each visit with the live release and the candidate side by side, and compares what visitors see and can do. The first page that
 * does not become interactive ends the visits, as each would take ten seconds.
 *
 * @param shared the folder for screenshots, and the controls walked through
 */
export async function inBrowser(
  browser: Browser,
  sides: readonly [Side, Side],
  visits: readonly Visit[],
  shared: Omit<VisitOptions, 'judged' | 'walked'>,
): Promise<Checked & { readonly isInteractive: boolean }> {
  const faults: Fault[] = [];
  const live: number[] = [];
  const own: number[] = [];
  const left = [...visits];
  const options = { ...shared, judged: new Set<string>(), walked: new Set<string>() };
  const withoutScripts = { ...options, walked: new Set<string>() };
  const compare = (visit: Visit) =>
    visitBoth(browser, sides, visit, visit.withoutScripts ? withoutScripts : options);
  let isInteractive = true;
  const lane = async () => {
    for (let visit = left.shift(); visit; visit = left.shift()) {
      // A late navigation may end a look, and a busy machine may delay the live release.
      const first = await compare(visit).catch(() => null);
      const { found, interactive } = first && first.interactive.live !== null ? first : await compare(visit);
      faults.push(...found);
      // Without scripts a page is interactive at once.
      if (visit.withoutScripts) continue;
      if (interactive.live !== null) live.push(interactive.live);
      if (interactive.own !== null) own.push(interactive.own);
      else if (interactive.live !== null) {
        isInteractive = false;
        left.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const alive = { live: median(live), own: median(own) };
  if (alive.own - 1.5 * alive.live > margin)
    faults.push({
      where: 'all pages',
      address: 'all pages',
      what: `become interactive ${Math.round(alive.own - alive.live)} ms later`,
      hasPassingNumbers: true,
    });
  const measured = { visits: visits.length, alive };
  return { findings: mergeFaults(faults), measured, isInteractive };
}
