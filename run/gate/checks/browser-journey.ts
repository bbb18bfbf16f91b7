import type { Page } from 'playwright-core';
import { asVisitor } from '../as-visitor';
import { assignedPaths } from '../assigned-paths';
import { faultsOf } from '../faults';
import { hear } from '../hear';
import { askForQuote } from '../journey/ask-for-quote';
import { buy } from '../journey/buy';
import type { JourneyStep } from '../journey/journey-step';
import { openPages } from '../journey/open-pages';
import { messageOf } from '../message-of';
import type { BrowserCheck } from '../shop-check';
import { within } from '../within';

/** How long a step may take, in which a visitor does several things, in milliseconds. */
const stepTimeout = 60_000;

/** Whether a visitor can go through the shop with it, where the console stays empty and nobody is shut out. */
export const browserJourney: BrowserCheck = {
  name: 'browser',
  does: 'goes through it in a browser',
  async run(candidate, { address, events, charges }, browser) {
    const { id, remote, version, release } = candidate;
    const shop = {
      address,
      own: release.paths,
      assigned: assignedPaths(candidate),
      places: Object.keys(release.browser.exposes).map((exposed) => exposed.slice('./'.length)),
    };
    const steps = [...openPages(shop), ...buy(shop), ...askForQuote(shop)];
    return asVisitor(browser, async (context) => {
      const heard = hear(context);
      const page = await context.newPage();
      const findings: string[] = [];
      for (const step of steps) findings.push(...(await take(step, page)));
      const cookies = await context.cookies();
      if (cookies.some(({ name, value }) => name === 'without' && value.includes(id)))
        findings.push(`A browser leaves ${remote} ${version} for another release, as it could not load it.`);
      findings.push(...heard(), ...faultsOf(remote, version, await charges(), events));
      return { findings, measured: { steps: steps.length } };
    });
  },
};

/** Takes a step; gives what is wrong with it, one sentence each. */
function take({ does, go }: JourneyStep, page: Page): Promise<readonly string[]> {
  return within(stepTimeout, go(page)).catch((error: unknown) => [
    `A visitor cannot ${does}: ${messageOf(error)}.`,
  ]);
}
