import type { Page } from '@playwright/test';

/** Holds a page's requests to an address until they are released, and counts them. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
): Promise<{ sent: number; letGo: () => void }> {
  const held = { sent: 0, letGo: () => {} };
  const gate = new Promise<void>((resolve) => {
    held.letGo = resolve;
  });
  await page.route(address, async (route) => {
    held.sent += 1;
    await gate;
    await route.fallback();
  });
  return held;
}
