import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { chromium as playwright } from 'playwright-core';
import type { Cookies } from './cart/with-cookies';
import { chromiumFlags } from './chromium-flags';
import { median } from './statistics';

/** Medians of a page under Lighthouse's mobile defaults. */
export interface Audit {
  /** Scores from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
  /** Total blocking time, in milliseconds. */
  readonly blockingTime: number;
  /** Cumulative layout shift, without a unit. */
  readonly layoutShift: number;
  /** Names of the audits that failed outright in any run, but for those of speed. */
  readonly failed: readonly string[];
}

interface AuditOptions {
  /** Path of the browser. */
  readonly chromium: string;
  readonly runs: number;
  /** Cookies of the visitor; none when left out. */
  readonly cookies?: Cookies;
}

/**
 * Audits a page as often as asked for and takes the median of each figure.
 *
 * @throws Error in one sentence when Lighthouse cannot make sense of the page
 */
export async function audit(url: string, { runs, ...visit }: AuditOptions): Promise<Audit> {
  const audits: Audit[] = [];
  while (audits.length < runs) audits.push(figuresOf(await report(url, visit)));
  const middle = (figure: Exclude<keyof Audit, 'failed'>) => median(audits.map((one) => one[figure]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    largestPaint: middle('largestPaint'),
    blockingTime: middle('blockingTime'),
    layoutShift: middle('layoutShift'),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  };
}

/** How often a page is tried: the browser loses a trace now and then, and Lighthouse then asks to be run again. */
const attempts = 3;

async function report(url: string, { chromium, cookies = {} }: Omit<AuditOptions, 'runs'>): Promise<Result> {
  let failure: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const chrome = await launch({ chromePath: chromium, chromeFlags: chromiumFlags, logLevel: 'silent' });
    try {
      await setCookies(chrome.port, url, cookies);
      const run = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        // The page of an unknown address is a page, too.
        ignoreStatusCode: true,
      });
      if (run && !run.lhr.runtimeError) return run.lhr;
      failure = run?.lhr.runtimeError?.message;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse cannot audit ${url}: ${failure ?? 'it gave no result'}`);
}

/** Lighthouse leaves cookies as they are. */
async function setCookies(port: number, url: string, cookies: Cookies): Promise<void> {
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser
    .contexts()[0]
    ?.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await browser.close();
}

function figuresOf({ finalDisplayedUrl, audits, categories }: Result): Audit {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse found no ${name} on ${finalDisplayedUrl}.`);
    return value;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: figure('largest-contentful-paint'),
    blockingTime: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
    ),
  };
}
