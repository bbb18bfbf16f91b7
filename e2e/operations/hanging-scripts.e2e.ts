import type { Page } from '@playwright/test';
import { addButton, cartDrawer } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { address, expect, hostAddress, test } from '../support/storefront-test';

/**
 * Holds the first request to a matching address until released; returns the addresses of all matching
 * requests.
 */
async function hangFirst(page: Page, addresses: RegExp) {
  const asked: string[] = [];
  let answer = async () => {};
  await page.route(addresses, async (route) => {
    asked.push(route.request().url());
    if (asked.length > 1) return route.continue();
    answer = () => route.continue();
  });
  return { asked, answerFirst: () => answer() };
}

/** Longer than a script may take, which is ten seconds. */
const untilGivenUp = { timeout: 20_000 };

for (const [name, script] of Object.entries({
  'the remote’s calls': new RegExp(`^${hostAddress('catalogue')}/.+/api\\.js`),
  'the shell’s connections': /\/_shell\/connections\./,
})) {
  test(`'Try again' loads the script of ${name} while the first request still hangs`, async ({
    page,
    expectMessage,
  }) => {
    const { asked } = await hangFirst(page, script);
    page.on('console', (message) => {
      if (/^ChunkLoadError: .+ failed\.\n\(timeout: /.test(message.text()))
        expectMessage(message.text(), message.location().url);
    });
    await openInteractive(page, '/shop');
    await page.getByRole('article').nth(0).getByRole('link', { name: 'Quick view' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('This product could not be loaded.', untilGivenUp);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(asked).toEqual([expect.stringMatching(/\.js$/), `${asked[0]}?1`]);
  });
}

test('a container that hangs is requested anew when the visitor opens the cart later', async ({
  page,
  allowMessage,
}) => {
  const container = new RegExp(`^${hostAddress('cart')}/.+/container\\.js`);
  const { asked, answerFirst } = await hangFirst(page, container);
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  const inserted = page.locator('head script[src$="/container.js"]');
  const ofCart = inserted.and(page.locator(`[src^="${hostAddress('cart')}"]`));
  await expect(ofCart).toHaveCount(1);
  await expect.poll(() => asked).toHaveLength(1);
  // The badge, which is fetched ahead, waits for its container.
  const badge = asked[0]?.replace('container', '__federation_expose_header_cart');
  allowMessage(
    `The resource ${badge} was preloaded using link preload but not used within a few seconds from the window's load event. Please make sure it has an appropriate \`as\` value and it is preloaded intentionally.`,
    `${address}/shop`,
  );
  await expect(ofCart).toHaveCount(0, untilGivenUp);
  await addButton(page).click();
  await expect(cartDrawer(page)).toBeVisible();

  // An abandoned script runs when it arrives, and changes nothing.
  const late = page.waitForEvent('requestfinished', (request) => request.url() === asked[0]);
  await answerFirst();
  await late;
  await cartDrawer(page).getByRole('link', { name: /cart/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (1 item)');
  await expect(page.locator('[data-boundary="cart"]')).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/\.js$/), `${asked[0]}?1`]);
});
