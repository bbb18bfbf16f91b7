import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { painted } from './painted';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What breaks WCAG 2.2 AA or axe's best practices, each with the first element that does; also names that leave out what is
 * to be seen, which axe checks only when it is asked to.
 *
 * @param part CSS selector of what is looked at; the whole page when left out
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(drawAll);
  await painted(page);
  await page.evaluate(untilStill);
  const axe = new AxeBuilder({ page })
    .options({
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // Of what is in order nobody reads the elements: gathering them takes as long as the checks.
      resultTypes: ['violations'],
    })
    .withTags(rules)
    // In the page alone, which has no frames; else every look opens another page and puts axe there as well.
    .setLegacyMode(true);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Runs in the page. What is not drawn before it is near the screen has colours of before until then. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. Colours that are on their way from one scheme to the other are nobody's. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
