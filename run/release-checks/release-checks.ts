import { setTimeout as delay } from 'node:timers/promises';
import type { Candidate } from 'releases/gate/candidate';
import type { AllChecked } from 'releases/gate/gate-report';
import type { Releases } from 'releases/stores/releases';
import { productsIn } from './in-html';
import { faultsSince, onServer, settling, timeOf } from './on-server';
import { requestDocument, sidesOf, textOf } from './side';
import { queriedVisits, visitsOf } from './visits';

interface ReleaseChecksOptions {
  readonly releases: Releases;
  /** Origin of the running shop. */
  readonly shop: string;
  /** Folder of the screenshots, emptied first. */
  readonly pictures: string;
  readonly withBrowser: boolean;
  /** Gets a line for each step. */
  readonly progress: (line: string) => void;
}

/**
 * Findings in the running shop that the live release does not have, by check; no browser visits a release that harms a server. Visitors do
 * not notice (docs/decisions/072).
 *
 * @throws Error in one sentence when no preview can be made, no shop takes it, or CHROMIUM_PATH names no program
 */
export async function releaseChecks(
  candidate: Candidate,
  { releases, shop, pictures, withBrowser, progress }: ReleaseChecksOptions,
): Promise<AllChecked> {
  const sides = await sidesOf(releases, shop, candidate);
  const [since = ''] = await Promise.all(sides.map(timeOf));
  progress('asks for its pages');
  const products = productsIn(await textOf(await requestDocument(sides[0], { path: '/shop', cookies: {} })));
  const plain = visitsOf(candidate, products);
  const visits = [...plain, ...(await queriedVisits(sides[0], candidate, plain))];
  const { isHarmful, ...render } = await onServer(sides, visits, since);
  if (!withBrowser || isHarmful) return { render };
  const inBrowser = await import('./browser-checks').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });
  if (inBrowser) {
    const seen = await inBrowser.browserChecks(candidate, { sides, visits, products, pictures, progress });
    // The browser's posts and many requests may have harmed the server.
    await delay(settling);
    const harm = await faultsSince(sides[1], since);
    return { render: { ...render, findings: [...harm, ...render.findings] }, ...seen };
  }
  const missing =
    'Playwright is not installed (npm install playwright-core @axe-core/playwright, or --without-browser)';
  return { render, browser: { findings: [`Not checked: ${missing}.`] } };
}
