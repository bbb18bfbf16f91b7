import type { BrowserContext, Page } from 'playwright-core';
import { succeeds, waitUntilInteractive } from '../browser/interactive';
import { brokenRules } from '../browser/violations-of';
import { waitForPaint } from '../browser/wait-for-paint';
import { withoutIds } from './fault';
import { type Extent, rolesIn, type Shown, shownIn } from './shown';

/** The visible and accessible content of a page. */
export interface Look {
  readonly shown: readonly Shown[];
  /** Roles with their names, repeated as on the page. */
  readonly roles: readonly string[];
  /** Broken axe rules, with their elements. */
  readonly broken: readonly string[];
}

/** Screen sizes, height by width: a desktop's and a phone's. */
export const widths = { 1280: 800, 390: 844 } as const;

/** Looks at a page as `layOut` has left it. @param asksAxe doubles the time */
export async function lookAt(page: Page, asksAxe: boolean, extent: Extent): Promise<Look> {
  const rules = asksAxe ? await brokenRules(page, { isUnsureOfContrast: true }) : [];
  const broken = rules.flatMap(({ rule, elements }) =>
    elements.map((html) => `${rule}: ${withoutIds(html)}`),
  );
  const shown = await shownIn(page, extent);
  return { shown, roles: extent === 'whole' ? await rolesIn(page) : [], broken };
}

/** Lays a page out at one width, at its top or its end. Returns axe's input: each element with its box and colours. */
export async function layOut(
  page: Page,
  width: keyof typeof widths,
  extent: Extent,
): Promise<ReadonlySet<string>> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: widths[width] });
  await waitForPaint(page);
  const elements = new Set((await page.evaluate(paintedElements)).map(withoutIds));
  if (extent !== 'end') return elements;
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // Scroll effects start with the first frame, and show with the next.
  await waitForPaint(page);
  await waitForPaint(page);
  return elements;
}

/** Runs in the page. */
export function paintedElements(): string[] {
  // The length of the preview's banner, and the former scroll position, are not the release's.
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

/** Result of opening a page. */
export interface Opened {
  readonly status: number;
  /** Milliseconds from its first byte until it was interactive; null for a timeout. */
  readonly interactive: number | null;
}

/** Document timeout, in milliseconds; slowness is measured elsewhere. */
const documentTimeout = 30_000;

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, url: string): Promise<Opened> {
  try {
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: documentTimeout });
    const began = performance.now();
    const isInteractive = await succeeds(waitUntilInteractive(page));
    return { status: answer?.status() ?? 0, interactive: isInteractive ? performance.now() - began : null };
  } catch {
    return { status: 0, interactive: null };
  }
}

/** Collects console texts and uncaught errors of pages, each once. */
export function collectErrors(context: BrowserContext): ReadonlySet<string> {
  const heard = new Set<string>();
  const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 200);
  context.on('console', (message) => heard.add(`the console has '${firstLine(message.text())}'`));
  context.on('weberror', (error) => heard.add(`uncaught error '${firstLine(error.error().message)}'`));
  return heard;
}

/** Counts the requests by scripts of a context's pages. */
export function countRequests(context: BrowserContext): () => number {
  let requests = 0;
  context.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) requests += 1;
  });
  return () => requests;
}

/** Waits until a page has been unchanged for a moment: some seconds at most. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState().catch(() => {});
  await page.evaluate(untilUnchanged).catch(() => {});
}

/** Runs in the page. */
function untilUnchanged(): Promise<void> | undefined {
  if (!matchMedia('(scripting: enabled)').matches) return;
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
