import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium: the one `CHROMIUM_PATH` names, the system's, Playwright's own; as root on a Debian machine
 * without any, the distribution's package is installed.
 *
 * @throws Error in one sentence that says what to install when there is none
 */
export function requireChromium(log: (line: string) => void): string {
  const known = findChromium();
  if (known) return known;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    log('installing the distribution’s chromium package');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'] as const,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], { ...quiet, stdio: [...quiet.stdio] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...quiet,
      stdio: [...quiet.stdio],
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found: install one (on Debian: apt-get install chromium; anywhere: npx playwright install chromium), or set CHROMIUM_PATH to its program.',
  );
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  return systemNames.map(onPath).find(Boolean) ?? [chromium.executablePath()].find(existsSync);
}

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
