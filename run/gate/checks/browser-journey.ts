import type { Page } from 'playwright-core';
import { asVisitor } from '../as-visitor';
import { faultsOf } from '../faults';
import { hear } from '../hear';
import { askForQuote } from '../journey/ask-for-quote';
import { buy } from '../journey/buy';
import type { JourneyStep } from '../journey/journey-step';
import { openPages } from '../journey/open-pages';
import { messageOf } from '../message-of';
import type { BrowserCheck } from '../shop-check';
import type { ShopFault } from '../shop-fault';
import { within } from '../within';

/** How long a step may take, in which a visitor does several things, in milliseconds. */
const stepTimeout = 60_000;

/** Whether a visitor can go through the shop with it, where the console stays empty and nobody is shut out. */
export const browserJourney: BrowserCheck = {
  name: 'browser',
  does: 'goes through it in a browser',
  async run({ id, remote, version, release }, { address, assigned, places, events, charges }, browser) {
    const shop = { address, own: release.paths, assigned, places };
    const steps = [...openPages(shop), ...buy(shop), ...askForQuote(shop)];
    return asVisitor(browser, async (context) => {
      const heard = hear(context);
      const page = await context.newPage();
      const faults: ShopFault[] = [];
      for (const step of steps) faults.push(...(await take(step, page)));
      const findings: string[] = [];
      const cookies = await context.cookies();
      if (cookies.some(({ name, value }) => name === 'without' && value.includes(id)))
        findings.push(`A browser leaves ${remote} ${version} for another release, as it could not load it.`);
      findings.push(...faultsOf(remote, version, await charges(), events));
      return { findings, faults: [...faults, ...heard()], measured: { steps: steps.length } };
    });
  },
};

/** Takes a step; gives what is wrong with it. */
function take({ does, go }: JourneyStep, page: Page): Promise<readonly ShopFault[]> {
  return within(stepTimeout, go(page)).catch((error: unknown) => {
    const what = `A visitor cannot ${does}: ${messageOf(error)}`;
    return [{ what, where: '', id: what }];
  });
}
