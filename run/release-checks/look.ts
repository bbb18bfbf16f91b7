import type { BrowserContext, Page } from 'playwright-core';
import { alive, succeeds } from '../browser/alive';
import { painted } from '../browser/painted';
import { brokenRules } from '../browser/violations-of';
import { withoutIds } from './fault';
import { type Extent, rolesIn, type Shown, shownIn } from './shown';

/** What is seen of a page. */
export interface Look {
  readonly shown: readonly Shown[];
  /** Roles with their names, each as often as it is there. */
  readonly roles: readonly string[];
  /** Rules of axe that it breaks, with the elements by which it does. */
  readonly broken: readonly string[];
}

/** Widths of the screens: a phone's, and a desk's. */
export const widths = { 1280: 800, 390: 844 } as const;

/**
 * Looks at a page as it is now, as `setOut` has left it.
 *
 * @param asksAxe takes as long as all else
 */
export async function lookAt(page: Page, asksAxe: boolean, extent: Extent): Promise<Look> {
  const rules = asksAxe ? await brokenRules(page, { isUnsureOfContrast: true }) : [];
  const broken = rules.flatMap(({ rule, elements }) =>
    elements.map((html) => `${rule}: ${withoutIds(html)}`),
  );
  const shown = await shownIn(page, extent);
  return { shown, roles: extent === 'whole' ? await rolesIn(page) : [], broken };
}

/** Sets a page out at one width, at its top or its end. Returns what axe judges it by: each element with its box and its colours. */
export async function setOut(
  page: Page,
  width: keyof typeof widths,
  extent: Extent,
): Promise<ReadonlySet<string>> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: widths[width] });
  await painted(page);
  const elements = new Set((await page.evaluate(paintedElements)).map(withoutIds));
  if (extent !== 'end') return elements;
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // What comes and goes with the scroll is told of it with the first frame, and there with the next.
  await painted(page);
  await painted(page);
  return elements;
}

/** Runs in the page. */
export function paintedElements(): string[] {
  // How long the line is that says what is previewed, and how far the page was scrolled, is not the release's.
  const mark = document.querySelector<HTMLElement>('.preview-mark');
  if (mark) mark.style.display = 'none';
  scrollTo({ top: 0, behavior: 'instant' });
  const elements = document.querySelectorAll(
    'html, body, body *:not(script, style, [type=hidden], .preview-mark, .preview-mark *)',
  );
  const painted = [...elements].map((element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, visibility } = style;
    const { textDecorationLine, overflow, zIndex } = style;
    return [
      (element.cloneNode() as Element).outerHTML,
      ...texts.map((node) => node.textContent),
      ...[x, y, width, height].map(Math.round),
      ...[color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, visibility],
      ...[textDecorationLine, overflow, zIndex],
    ].join(' ');
  });
  return [`titled ${document.title}`, ...painted];
}

/** How a page has opened. */
export interface Opened {
  readonly status: number;
  /** Milliseconds from its first byte until it could be pressed; null where it could not in time. */
  readonly alive: number | null;
}

/** How long a document may take, in milliseconds: whether it comes later than with what is live is seen elsewhere. */
const documentTimeout = 30_000;

/** Opens a page and waits until it can be pressed. */
export async function openPage(page: Page, url: string): Promise<Opened> {
  try {
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: documentTimeout });
    const began = performance.now();
    const isAlive = await succeeds(alive(page));
    return { status: answer?.status() ?? 0, alive: isAlive ? performance.now() - began : null };
  } catch {
    return { status: 0, alive: null };
  }
}

/** Hears what pages write to the console, and what nobody catches there: each text once. */
export function hear(context: BrowserContext): ReadonlySet<string> {
  const heard = new Set<string>();
  const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 200);
  context.on('console', (message) => heard.add(`the console has '${firstLine(message.text())}'`));
  context.on('weberror', (error) => heard.add(`nobody catches '${firstLine(error.error().message)}'`));
  return heard;
}

/** Waits until nothing has changed on a page for a moment: some seconds at most. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState().catch(() => {});
  await page.evaluate(untilUnchanged).catch(() => {});
}

/** Runs in the page. */
function untilUnchanged(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 150);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 150);
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(resolve, 3_000);
  });
}
