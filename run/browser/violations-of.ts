import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { waitForPaint } from './wait-for-paint';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface BrokenRule {
  readonly rule: string;
  readonly elements: readonly string[];
}

/** Sentences: each broken rule with the first element that breaks it. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  return (await brokenRules(page, { part })).map(({ rule, elements }) => `${rule}: ${elements[0]}`);
}

interface Looked {
  /** CSS selector; undefined for the whole page. */
  readonly part?: string | undefined;
  /** Whether a contrast below 3:1 counts where axe is unsure, as with text in its background's colour. */
  readonly isUnsureOfContrast?: boolean;
}

/** Violations of WCAG 2.2 AA and axe's best practices, and of label-in-name, which axe checks only on request. */
export async function brokenRules(
  page: Page,
  { part, isUnsureOfContrast = false }: Looked = {},
): Promise<BrokenRule[]> {
  await page.evaluate(drawAll);
  await waitForPaint(page);
  await page.evaluate(untilStill);
  const axe = new AxeBuilder({ page })
    .options({
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // Collecting the elements of passed rules takes as long as the checks.
      resultTypes: isUnsureOfContrast ? ['violations', 'incomplete'] : ['violations'],
    })
    .withTags(rules)
    // The page has no frames; otherwise each check loads axe into another page.
    .setLegacyMode(true);
  const { violations, incomplete } = await (part ? axe.include(part) : axe).analyze();
  const unsure = isUnsureOfContrast ? incomplete.filter(({ id }) => id === 'color-contrast') : [];
  const faint = unsure.map((rule) => ({ ...rule, nodes: rule.nodes.filter(isFaint) }));
  return [...violations, ...faint]
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
}

/** The ratio is 0 where axe could not measure it. */
function isFaint({
  any,
}: {
  readonly any: readonly { readonly data?: { readonly contrastRatio?: number } }[];
}): boolean {
  const ratio = any[0]?.data?.contrastRatio ?? 0;
  return ratio > 0 && ratio < 3;
}

/** Runs in the page. Off-screen elements are not drawn yet, and keep their former colours. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. Colours in transition belong to neither scheme. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
