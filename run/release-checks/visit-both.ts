import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { succeeds } from '../browser/interactive';
import { differences } from './differences';
import { type Fault, lastingText } from './fault';
import { collectErrors, countRequests, layOut, lookAt, openPage, settled, widths } from './look';
import type { Extent } from './shown';
import { actionTimeout, asVisitor, type Side, setSideCookies } from './side';
import { openingTime, stepsOn } from './steps';
import { several, type Visit } from './visits';
import { type WalkOptions, walk } from './walk';

/** Milliseconds within which late content arrives on both pages. */
const settling = 1_000;

interface Visited {
  readonly found: readonly Fault[];
  /** Milliseconds until the page was interactive, with the live release and the candidate; null for a timeout. */
  readonly interactive: { readonly live: number | null; readonly own: number | null };
}

/** State shared by all visits of a check. */
export interface VisitOptions extends Pick<WalkOptions, 'remote' | 'products' | 'walked'> {
  /** Folder of screenshots of differences. */
  readonly pictures: string;
  /** Differing elements that axe has checked: it takes as long as all else. */
  readonly judged: Set<string>;
}

/** Visits with the live release and the candidate, and reports the candidate's own faults. */
export function visitBoth(
  browser: Browser,
  [live, own]: readonly [Side, Side],
  visit: Visit,
  options: VisitOptions,
): Promise<Visited> {
  const visitors = { javaScriptEnabled: !visit.withoutScripts };
  const compareAfter = (before: BrowserContext) => async (after: BrowserContext) => {
    const both = [await visitor(before, live, visit), await visitor(after, own, visit)] as const;
    return compareVisits(both, visit, options);
  };
  return asVisitor(browser, (before) => asVisitor(browser, compareAfter(before), visitors), visitors);
}

interface Visitor {
  readonly side: Side;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly heard: ReadonlySet<string>;
  readonly requests: () => number;
}

async function visitor(context: BrowserContext, side: Side, visit: Visit): Promise<Visitor> {
  await setSideCookies(context, side, visit.cookies);
  await context.addInitScript(keepCopied);
  const heard = collectErrors(context);
  const requests = countRequests(context);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: widths[390] });
  return { side, context, page, heard, requests };
}

async function compareVisits(
  [live, own]: readonly [Visitor, Visitor],
  visit: Visit,
  { judged, pictures, ...walked }: VisitOptions,
): Promise<Visited> {
  const found: Fault[] = [];
  const name = `${visit.path}-${visit.lists}`.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '');

  const bothDo = <Result>(work: (page: Page) => Promise<Result>) =>
    Promise.all([work(live.page), work(own.page)]);
  /** Reports faults, with screenshots of both. */
  const report = async (whats: readonly string[], when: string, hasPassingNumbers = false) => {
    if (whats.length === 0) return;
    const files = ['live', 'candidate'].map((kind) =>
      join(pictures, `${name}-${when.replaceAll(/\W+/g, '-').slice(0, 100)}-${kind}.png`),
    );
    for (const [nth, { page }] of [live, own].entries())
      await page.screenshot({ path: files[nth] ?? '' }).catch(() => {});
    const where = `${visit.path} with ${visit.lists}, ${when}`;
    found.push(
      ...whats.map((what) => ({ what, where, address: visit.pattern, hasPassingNumbers, pictures: files })),
    );
  };
  /** Lays both pages out. Returns the elements that differ. */
  const layOutBoth = async (width: keyof typeof widths, extent: Extent) => {
    const [before, after] = await bothDo((page) => layOut(page, width, extent));
    return [...before, ...after].filter((element) => !before.has(element) || !after.has(element));
  };
  /** Looks at both, and returns the differences. */
  const look = async (asksAxe: boolean, extent: Extent) => {
    const seen = await lookAt(own.page, asksAxe, extent);
    const known = await lookAt(live.page, seen.broken.length > 0, extent);
    const different = differences(known, seen, opened[0].status < 400);
    // Differences of the page are not reported again for each press.
    const isReported = (what: string) => found.some((fault) => fault.what === what);
    return extent === 'uncovered' ? different.filter((what) => !isReported(what)) : different;
  };
  const compare = async (width: keyof typeof widths, when: string, extent: Extent = 'whole') => {
    const elements = await layOutBoth(width, extent);
    // Equal elements break the same rules; a differing one breaks them on every page. Axe needs scripts.
    const isNew = !visit.withoutScripts && elements.some((element) => !judged.has(element));
    let different = await look(isNew, extent);
    if (different.length > 0) {
      // Content still loading on one page is no difference.
      await delay(settling);
      await layOutBoth(width, extent);
      // Axe is asked again, although another visit may have checked the same elements meanwhile.
      const lasting = await look(isNew, extent);
      different = different.filter((what) => lasting.includes(what));
    }
    for (const element of elements) judged.add(element);
    await report(different, when);
  };
  /** Acts on both; returns whether both could, and reports the candidate where only it could not. */
  const act = async (does: string, go: (page: Page) => Promise<unknown>, when: string) => {
    const [could, can] = await bothDo((page) => succeeds(go(page)));
    if (could && !can) await report([`a visitor cannot ${does}`], when);
    return could && can;
  };

  const url = live.side.shop + visit.path;
  const opened = await bothDo((page) => openPage(page, url));
  const interactive = { live: opened[0].interactive, own: opened[1].interactive };
  if (interactive.live === null) {
    await report(['the live release does not become interactive, so this was not compared'], 'at once');
    return { found, interactive };
  }
  if (interactive.own === null) {
    await report(['does not become interactive'], 'at once');
    return { found, interactive };
  }
  if (opened[0].status < 400 && opened[0].status !== opened[1].status)
    await report([`is answered with ${opened[1].status}`], 'at once');
  await compare(390, '390 wide');
  if (!visit.withoutScripts) {
    await compare(390, '390 wide, at its end', 'end');
    await compare(1280, '1280 wide');
  }
  for (const [nth, { does, go, leave }] of stepsOn(visit).entries()) {
    const when = `step ${nth + 1}`;
    if (!(await act(does, go, when))) break;
    // Desktop last: the next action takes place there.
    await compare(390, `${when}, 390 wide`);
    await compare(1280, `${when}, 1280 wide`);
    if (leave) await act(`${does} and close by the keyboard what that opens`, leave, when);
  }
  if (visit.lists === several || visit.withoutScripts) {
    await bothDo((page) => page.emulateMedia({ colorScheme: 'dark' }));
    await walk({
      ...walked,
      live: live.page,
      pressTimeout: visit.withoutScripts ? actionTimeout : openingTime,
      act,
      open: () => Promise.all([live, own].map((one) => openAnew(one, visit))),
      async compare(when) {
        await bothDo(settled);
        await compare(390, when, 'uncovered');
      },
      async confirm(work) {
        const before = found.length;
        await work();
        const first = found.splice(before);
        if (first.length === 0) return;
        await work();
        const again = new Set(found.splice(before).map(({ what }) => what));
        // Axe is not asked again about elements it has checked.
        found.push(...first.filter(({ what }) => again.has(what) || what.startsWith('breaks ')));
      },
    });
  }
  const known = new Set([...live.heard].map(lastingText));
  const heard = [...own.heard].filter((text) => !known.has(lastingText(text)));
  const kept = await keptBy(live.context);
  const written = [...(await keptBy(own.context))].filter(([cookie, value]) => kept.get(cookie) !== value);
  const cookies = written.map(
    ([cookie, value]) =>
      `writes the cookie ${cookie}=${value}, and the live release ${kept.get(cookie) ?? 'none'}`,
  );
  await report(heard, 'at the end', true);
  await report(cookies, 'at the end');
  const [requests, more] = [live.requests(), own.requests()];
  // An answer that comes late may be asked for again.
  if (more > 1.5 * requests + 3)
    await report([`sends ${more} requests, and the live release ${requests}`], 'at the end', true);
  return { found, interactive };
}

/** A visitor's cookies, except those of identity. */
async function keptBy(context: BrowserContext): Promise<ReadonlyMap<string, string>> {
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'bucket' && name !== 'preview');
  return new Map(cookies.map(({ name, value }) => [name, value]));
}

/** Opens a visit's page as a new visitor. */
async function openAnew({ context, page, side }: Visitor, visit: Visit): Promise<void> {
  await page.evaluate(forgetAll).catch(() => {});
  await context.clearCookies();
  await setSideCookies(context, side, visit.cookies);
  await openPage(page, side.shop + visit.path);
}

/** Runs in the page. */
function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Runs in each page: copied text goes where the look finds it. */
function keepCopied(): void {
  if (navigator.clipboard)
    navigator.clipboard.writeText = async (text) => localStorage.setItem('the clipboard', text);
}
