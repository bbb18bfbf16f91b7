import { mkdir, rm } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';
import type { AllChecked } from 'releases/gate/gate-report';
import { findChromium } from '../browser/chromium';
import { compatibilityChecks } from './compatibility-checks';
import { inBrowser } from './in-browser';
import type { ShownProduct } from './in-html';
import type { Side } from './side';
import { type Visit, visitsWithoutScripts } from './visits';

interface BrowserChecksOptions {
  readonly sides: readonly [Side, Side];
  readonly visits: readonly Visit[];
  readonly products: readonly ShownProduct[];
  /** Folder of the screenshots, emptied first. */
  readonly pictures: string;
  /** Gets a line for each step. */
  readonly progress: (line: string) => void;
}

/**
 * Findings in a browser that the live release does not have, by check.
 *
 * @throws Error in one sentence when CHROMIUM_PATH names no program
 */
export async function browserChecks(
  candidate: Candidate,
  { sides, visits, products, pictures, progress }: BrowserChecksOptions,
): Promise<AllChecked> {
  const browser = await openBrowser();
  if (typeof browser === 'string')
    return { browser: { findings: [`Not checked: ${browser} (CHROMIUM_PATH, or --without-browser).`] } };
  try {
    progress('compares its pages with the live release in a browser, and moves visitors between both');
    await rm(pictures, { recursive: true, force: true });
    await mkdir(pictures, { recursive: true });
    const crossed = compatibilityChecks(browser, sides, candidate, products);
    const all = [...visits, ...visitsWithoutScripts(visits)];
    const { isInteractive, ...seen } = await inBrowser(browser, sides, all, {
      pictures,
      remote: candidate.remote,
      products,
    });
    if (!isInteractive) return { browser: seen };
    // First, because these findings mean lost visitor data.
    return { state: await crossed, browser: seen };
  } finally {
    await browser.close();
  }
}

/** A Chromium; or the reason for its absence. */
async function openBrowser(): Promise<Browser | string> {
  const executablePath = findChromium('chromium-headless-shell');
  if (!executablePath) return 'no Chromium';
  // Chromium has no sandbox for root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium
    .launch({ executablePath, args: [...asRoot, '--disable-gpu', '--disable-background-networking'] })
    .catch((error: Error) => `${executablePath} does not open: ${error.message.split('\n')[0]}`);
}
