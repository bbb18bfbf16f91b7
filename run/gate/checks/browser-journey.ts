import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { liveRemotes } from 'releases/release-map/release-map';
import { faultsOf } from '../faults';
import { hear } from '../hear';
import { askForQuote } from '../journey/ask-for-quote';
import { buy } from '../journey/buy';
import type { JourneyStep } from '../journey/journey-step';
import { openPages } from '../journey/open-pages';
import { reasonOf } from '../reason-of';
import type { BrowserCheck } from '../shop-check';

/** How long a visitor waits for one thing, and for a step of many, in milliseconds. */
const patience = 10_000;
const longestStep = 60_000;

/** Whether a visitor can go through the shop with it, where the console stays empty and nobody is shut out. */
export const browserJourney: BrowserCheck = {
  name: 'browser',
  does: 'goes through it in a browser',
  async run({ id, remote, version, release, map }, { address, events, charges }, browser) {
    const shop = {
      address,
      own: release.paths,
      assigned: [...liveRemotes(map).flatMap((one) => map.paths[one] ?? []), ...release.paths],
      places: Object.keys(release.browser.exposes).map((exposed) => exposed.slice('./'.length)),
    };
    const context = await browser.newContext();
    context.setDefaultTimeout(patience);
    const heard = hear(context);
    const page = await context.newPage();
    const steps = [...openPages(shop), ...buy(shop), ...askForQuote(shop)];
    const findings: string[] = [];
    for (const step of steps) findings.push(...(await gone(step, page)));
    const cookies = await context.cookies();
    if (cookies.some(({ name, value }) => name === 'without' && value.includes(id)))
      findings.push(`A browser leaves ${remote} ${version} for another release, as it could not load it.`);
    findings.push(...heard(), ...faultsOf(remote, version, await charges(), events));
    await context.close();
    return { findings, measured: { steps: steps.length } };
  },
};

/** What is wrong with a step, one sentence each. */
async function gone({ does, go }: JourneyStep, page: Page): Promise<readonly string[]> {
  const over = new AbortController();
  // What stands still in a page may keep Playwright waiting for ever.
  const late = delay(longestStep, undefined, { signal: over.signal }).then(
    () => [`A visitor cannot ${does}: it takes longer than ${longestStep / 1_000} s.`],
    () => [],
  );
  try {
    return await Promise.race([go(page), late]);
  } catch (error) {
    return [`A visitor cannot ${does}: ${reasonOf(error)}.`];
  } finally {
    over.abort();
  }
}
