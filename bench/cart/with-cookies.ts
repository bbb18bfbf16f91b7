import type { Browser, Page } from 'playwright-core';

/** Cookies of a visitor, by name. */
export type Cookies = Readonly<Record<string, string>>;

/** Runs something on a page of a visitor who has these cookies. */
export async function withCookies<Result>(
  browser: Browser,
  address: string,
  cookies: Cookies,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })));
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
