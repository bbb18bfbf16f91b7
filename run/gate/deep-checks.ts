import { type Browser, chromium } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';
import type { Checked } from 'releases/gate/check';
import { findChromium } from '../browser/chromium';
import { buildShell } from '../build-shell';
import { browserJourney } from './checks/browser-journey';
import { serverRender } from './checks/server-render';
import { stateCrossing } from './checks/state-crossing';
import { withRelease } from './composition';
import { unlessInterrupted } from './interruption';
import { messageOf } from './message-of';
import { openPrivateShop, type PrivateShop } from './private-shop';
import type { BrowserCheck, ShopCheck } from './shop-check';
import { charged, shopWithout } from './without-release';

/** What takes a shop, and longer; and what takes a browser as well. */
const shopChecks: readonly ShopCheck[] = [serverRender];
const browserChecks: readonly BrowserCheck[] = [browserJourney, stateCrossing];

interface DeepOptions {
  readonly withBrowser: boolean;
  /** Gets a line for what is being done. */
  readonly progress: (line: string) => void;
}

/**
 * What a release does in a shop that nobody visits, by the names of the checks, up to the first that has found something: what a
 * release breaks on the server is broken in browsers, too. What is wrong in browsers without it, too, is a note and no finding.
 *
 * @throws BuildFailed when the shell does not build; EndedAtStart when it does not start; Error in one sentence when CHROMIUM_PATH
 *   names none, or it is interrupted
 */
export async function deepChecks(
  candidate: Candidate,
  { withBrowser, progress }: DeepOptions,
): Promise<Readonly<Record<string, Checked>>> {
  const browserPath = withBrowser ? findChromium('chromium-headless-shell') : null;
  if (browserPath === undefined) return notChecked('no Chromium');
  progress('opening a shop for it');
  const { folder } = await buildShell();
  const shop = await openPrivateShop(candidate, withRelease(candidate), folder);
  try {
    const onServer = await upToFirstFinding(shopChecks, ({ run }) => run(candidate, shop), shop, progress);
    if (hasFinding(onServer) || browserPath === null) return onServer;
    return { ...onServer, ...(await inBrowser(browserPath, candidate, shop, folder, progress)) };
  } finally {
    await shop.close();
  }
}

async function inBrowser(
  browserPath: string,
  candidate: Candidate,
  shop: PrivateShop,
  shellFolder: string,
  progress: DeepOptions['progress'],
): Promise<Record<string, Checked>> {
  const browser = await openBrowser(browserPath).catch(messageOf);
  if (typeof browser === 'string') return notChecked(`${browserPath} does not open: ${browser}`);
  const live = shopWithout(candidate, shellFolder, progress);
  const run = async (check: BrowserCheck) => {
    const seen = await check.run(candidate, shop, browser);
    return charged(seen, seen.faults.length === 0 ? [] : await live.faults(check, browser));
  };
  try {
    return await upToFirstFinding(browserChecks, run, shop, progress);
  } finally {
    await browser.close();
    await live.close();
  }
}

function openBrowser(executablePath: string): Promise<Browser> {
  // Chromium has no sandbox for root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...asRoot, '--disable-gpu', '--disable-background-networking'];
  // Whoever interrupts the check is not told that its browser has gone.
  const ownSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath, args, ...ownSignals });
}

function notChecked(why: string): Record<string, Checked> {
  return { browser: { findings: [`Not checked: ${why} (CHROMIUM_PATH, or --without-browser).`] } };
}

async function upToFirstFinding<Check extends Pick<ShopCheck, 'name' | 'does'>>(
  checks: readonly Check[],
  run: (check: Check) => Promise<Checked>,
  { ended }: PrivateShop,
  progress: DeepOptions['progress'],
): Promise<Record<string, Checked>> {
  const all: Record<string, Checked> = {};
  for (const check of checks) {
    progress(check.does);
    const checked = await unlessInterrupted(run(check));
    const end = ended();
    // Whatever else was seen comes of that.
    all[check.name] = end === null ? checked : { findings: [end] };
    if (hasFinding(all)) break;
  }
  return all;
}

function hasFinding(checked: Readonly<Record<string, Checked>>): boolean {
  return Object.values(checked).some(({ findings }) => findings.length > 0);
}
