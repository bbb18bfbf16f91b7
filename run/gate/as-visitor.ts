import type { Browser, BrowserContext } from 'playwright-core';

/** How long a visitor waits for one thing, in milliseconds. */
const actionTimeout = 10_000;

/** Does something as a visitor whom nobody knows yet. */
export async function asVisitor<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  context.setDefaultTimeout(actionTimeout);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
