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
  return (await brokenRules(page, { part })).map(({ rule, elements }) => `${rule}: ${elements[0]}`);
}

interface Looked {
  /** CSS selector of what is looked at; the whole page when left out. */
  readonly part?: string | undefined;
  /** Whether a contrast below 3:1 counts where axe is unsure, as of text that has the very colour of what is behind it. */
  readonly isUnsureOfContrast?: boolean;
}

/**
 * What breaks WCAG 2.2 AA or axe's best practices; also names that leave out what is to be seen, which axe checks only when it is
 * asked to.
 */
export async function brokenRules(
  page: Page,
  { part, isUnsureOfContrast = false }: Looked = {},
): Promise<BrokenRule[]> {
  await page.evaluate(drawAll);
  await painted(page);
  await page.evaluate(untilStill);
  const axe = new AxeBuilder({ page })
    .options({
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // Of what is in order nobody reads the elements: gathering them takes as long as the checks.
      resultTypes: isUnsureOfContrast ? ['violations', 'incomplete'] : ['violations'],
    })
    .withTags(rules)
    // In the page alone, which has no frames; else every look opens another page and puts axe there as well.
    .setLegacyMode(true);
  const { violations, incomplete } = await (part ? axe.include(part) : axe).analyze();
  const unsure = isUnsureOfContrast ? incomplete.filter(({ id }) => id === 'color-contrast') : [];
  const faint = unsure.map((rule) => ({ ...rule, nodes: rule.nodes.filter(isFaint) }));
  return [...violations, ...faint]
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
}

/** Whether what axe has measured is below 3:1: 0 where it could not. */
function isFaint({
  any,
}: {
  readonly any: readonly { readonly data?: { readonly contrastRatio?: number } }[];
}): boolean {
  const ratio = any[0]?.data?.contrastRatio ?? 0;
  return ratio > 0 && ratio < 3;
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
