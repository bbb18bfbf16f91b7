import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { painted } from './painted';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule that a page breaks, as axe names it, and the HTML of each element by which it does. */
interface BrokenRule {
  readonly rule: string;
  readonly elements: readonly string[];
}

/** The same in words: each rule with the first element that breaks it. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  return (await brokenRules(page, part)).map(({ rule, elements }) => `${rule}: ${elements[0]}`);
}

/**
 * What breaks WCAG 2.2 AA or axe's best practices; also names that leave out what is to be seen, which axe checks only when it is
 * asked to.
 *
 * @param part CSS selector of what is looked at; the whole page when left out
 */
export async function brokenRules(page: Page, part?: string): Promise<BrokenRule[]> {
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
  return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
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
