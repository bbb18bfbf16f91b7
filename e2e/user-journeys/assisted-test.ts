import { test as base } from '../support/storefront-test';

/** A journey in a browser that was started for assistive technology: it has all of a page in its accessibility tree. */
export const test = base.extend({
  context: async ({ playwright, launchOptions, baseURL, viewport }, use) => {
    const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ ...(baseURL && { baseURL }), viewport }));
    await browser.close();
  },
});
