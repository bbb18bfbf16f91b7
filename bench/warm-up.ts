import type { Browser } from 'playwright-core';

/** The windows pages are measured in, a desktop's and Lighthouse's phone: each is sent other pictures. */
const windows = [
  { viewport: { width: 1280, height: 720 } },
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
];

/** Visits addresses once, so that no figure holds the making of a picture or a server's first document. */
export async function warmUp(browser: Browser, urls: readonly string[]): Promise<void> {
  for (const window of windows) {
    const context = await browser.newContext(window);
    const page = await context.newPage();
    for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
    await context.close();
  }
}
