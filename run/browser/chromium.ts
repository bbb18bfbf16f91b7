import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The headless shell has no windows and is faster. Debian's packages have these names too. */
type Kind = 'chromium' | 'chromium-headless-shell';

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the wanted kind, any other of the system, or Playwright's own. As root on a Debian machine without
 * any, it installs the distribution's package.
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
 * Path of an installed Chromium, chosen as by `requireChromium`; undefined when there is none.
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

/** Path of a program on PATH; undefined when there is none. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** Installs the distribution's packages as root on a Debian machine, and nothing elsewhere. apt itself reports a failure. */
export function installPackages(names: readonly string[], log: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  log(`installing the distribution’s ${names.join(', ')}`);
  const options = {
    stdio: ['ignore' as const, 'ignore' as const, 'inherit' as const],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}
