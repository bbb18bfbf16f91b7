import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installPackages, onPath } from './programs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What draws pages: a browser with windows, or the same without any, which is quicker. Debian's packages are called so, too. */
type Kind = 'chromium' | 'chromium-headless-shell';

/**
 * Path of a Chromium: the one `CHROMIUM_PATH` names, the wanted kind, any other of the system, Playwright's own; as root on
 * a Debian machine without any, the distribution's package is installed.
 *
 * @throws Error in one sentence that says what to install when there is none
 */
export function requireChromium(wanted: Kind, log: (line: string) => void): string {
  const known = findChromium(wanted);
  if (known) return known;
  for (const name of new Set<Kind>([wanted, 'chromium'])) {
    installPackages([name], log);
    const installed = findChromium(wanted);
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found: install one (on Debian: apt-get install chromium; anywhere: npx playwright install chromium), or set CHROMIUM_PATH to its program.',
  );
}

/**
 * Path of a Chromium that is there already, likewise; undefined when none is.
 *
 * @throws Error in one sentence when CHROMIUM_PATH names none
 */
export function findChromium(wanted: Kind): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  return [wanted, ...systemNames].map(onPath).find(Boolean) ?? [chromium.executablePath()].find(existsSync);
}
